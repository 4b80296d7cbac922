import XCTest

@testable import App

final class QuantityTests: XCTestCase {
    func testAQuantityIsReducedToLowestTerms() {
        XCTAssertEqual(Quantity(6, over: 8), Quantity(3, over: 4))
        XCTAssertEqual(Quantity(3, over: -6), Quantity(-1, over: 2))
        XCTAssertEqual(Quantity(0, over: 5), 0)
    }

    func testCooksFractionsAreRead() {
        XCTAssertEqual(Quantity(text: "1 1/2")!, Quantity(3, over: 2))
        XCTAssertEqual(Quantity(text: "0.75")!, Quantity(3, over: 4))
        XCTAssertEqual(Quantity(text: "12")!, 12)
    }

    func testWhatIsNoQuantityIsRefused() {
        for text in ["", "a few", "1/0", "1 2", "1.2.3", "1 3/2", "-1.5"] {
            XCTAssertNil(Quantity(text: text), text)
        }
    }

    func testThirdsAddUpToOneExactly() {
        let third = Quantity(1, over: 3)
        XCTAssertEqual(third + third + third, 1)
        XCTAssertLessThan(third, Quantity(1, over: 2))
    }
}
