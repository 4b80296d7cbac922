import SystemSupport
import TestSupport
import Testing

@Suite struct FileWatcherTests {
    @Test("a change after the watch has begun ends the wait, also when nobody waits yet")
    func change() throws {
        try ScratchFolder.with { folder in
            try folder.write("a", to: "Deep/a.txt")
            let watcher = FileWatcher()
            watcher.watch([folder.path, folder.path("Deep")])
            try folder.write("b", to: "Deep/a.txt")
            watcher.wait()
            watcher.watch([folder.path, folder.path("Deep")])
            try folder.write("new", to: "new.txt")
            watcher.wait()
            watcher.watch([folder.path, folder.path("Deep"), folder.path("missing")])
            FileRemoval.remove(folder.path("new.txt"))
            watcher.wait()
        }
    }
}
