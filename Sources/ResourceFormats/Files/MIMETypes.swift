/// What kinds of content files have, by their extensions.
///
/// The table has the types that IANA has registered, and the ones in common use where none is; where systems of Apple name another
/// one for an extension, theirs stands here, because apps have compared with it.
package enum MIMETypes {
    /// The type of an extension in any case; `application/octet-stream` when it is not known.
    package static func type(ofExtension name: String) -> String {
        table[name.lowercased()] ?? "application/octet-stream"
    }

    private static let table: [String: String] = {
        var table: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ")
            for name in words.dropFirst() { table[String(name)] = String(words[0]) }
        }
        return table
    }()

    private static let lines = """
        application/epub+zip epub
        application/geo+json geojson
        application/gzip gz
        application/java-archive jar
        application/json json map webmanifest
        application/javascript js mjs cjs
        application/msword doc dot
        application/pdf pdf ai
        application/postscript ps eps
        application/pkcs10 p10
        application/pkcs8 p8
        application/rtf rtf
        application/vnd.apple.mpegurl m3u8
        application/vnd.apple.pkpass pkpass
        application/vnd.google-earth.kml+xml kml
        application/vnd.google-earth.kmz kmz
        application/vnd.ms-excel xls xlt
        application/vnd.ms-fontobject eot
        application/vnd.ms-powerpoint ppt pot pps
        application/vnd.oasis.opendocument.presentation odp
        application/vnd.oasis.opendocument.spreadsheet ods
        application/vnd.oasis.opendocument.text odt
        application/vnd.openxmlformats-officedocument.presentationml.presentation pptx
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx
        application/vnd.openxmlformats-officedocument.wordprocessingml.document docx
        application/vnd.sqlite3 sqlite sqlite3 db
        application/wasm wasm
        application/x-7z-compressed 7z
        application/x-apple-diskimage dmg
        application/x-bzip2 bz2
        application/x-pkcs12 p12 pfx
        application/x-sh sh
        application/x-tar tar
        application/x-x509-ca-cert cer crt der
        application/x-xz xz
        application/x-yaml yaml yml
        application/xhtml+xml xhtml
        application/x-plist plist
        application/xml xml xsd xsl
        application/zip zip
        audio/3gpp2 3g2a
        audio/aac aac
        audio/aiff aif aiff aifc
        audio/amr amr
        audio/basic au snd
        audio/flac flac
        audio/midi mid midi
        audio/mp4 m4b m4p
        audio/mpeg mp3 mpga
        audio/ogg ogg oga
        audio/opus opus
        audio/vnd.wave wav wave
        audio/x-caf caf
        audio/x-m4a m4a
        font/collection ttc otc
        font/otf otf
        font/ttf ttf
        font/woff woff
        font/woff2 woff2
        image/avif avif
        image/bmp bmp
        image/gif gif
        image/heic heic
        image/heif heif
        image/icns icns
        image/jp2 jp2
        image/jpeg jpg jpeg jpe
        image/png png
        image/svg+xml svg
        image/tiff tif tiff
        image/vnd.adobe.photoshop psd
        image/vnd.microsoft.icon ico cur
        image/webp webp
        image/x-adobe-dng dng
        message/rfc822 eml
        model/gltf+json gltf
        model/gltf-binary glb
        model/mtl mtl
        model/obj obj
        model/stl stl
        model/vnd.reality reality
        model/vnd.usdz+zip usdz
        text/calendar ics
        text/css css
        text/csv csv
        text/html html htm
        text/markdown md markdown
        text/plain txt text log
        text/tab-separated-values tsv
        text/vcard vcf
        text/vtt vtt
        video/3gpp 3gp 3gpp
        video/3gpp2 3g2
        video/avi avi
        video/mp2t ts mts m2ts
        video/mp4 mp4 mpg4
        video/mpeg mpg mpeg
        video/ogg ogv
        video/quicktime mov qt
        video/webm webm
        video/x-m4v m4v
        video/x-matroska mkv
        """
}
