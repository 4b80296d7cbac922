/// Which categories the numbers of each language fall into, by the plural rules of CLDR 48 for cardinal numbers.
///
/// The columns are those categories that at least one whole number, or one number with a fraction, has; the rules were evaluated as
/// Babel 2.19.0 carries them. `pt-PT` and the languages of its region fall into those of `pt`.
enum PluralTable {
    /// Languages with the same categories.
    private struct Row {
        let languages: [Substring]
        let categories: PluralCategories

        init(_ languages: String, integers: [PluralCategory], decimals: [PluralCategory]) {
            self.languages = languages.split(separator: " ")
            categories = PluralCategories(integers: integers, decimals: decimals)
        }
    }

    /// The categories by the code of the language.
    static let categories: [String: PluralCategories] = {
        var table: [String: PluralCategories] = [:]
        for row in rows {
            for language in row.languages { table[String(language)] = row.categories }
        }
        return table
    }()

    private static let rows = [
        Row(
            """
            aa ab ady agq ann apc arn ary ba bas bew bgc bgn blt bm bo bqi brh bss bua byn cad cch ccp cho cic co cop cu \
            dav dje dua dyo dz ebu ewo frr gaa gez gn guz hnj hrx ht id ig ii isv ja jbo jv kaa kam kbd kde kea kek ken \
            kgp khq ki kln km ko kpe ksf kxv la lkt lmo lo lrc ltg lu luo luy lzz mai mdf mer mfe mgh mhn mi mic mni moh \
            mrh ms mua mus mww my myv mzn nds nmg nqo nus nv oc oka osa pi pis pms qu quc raj rhg rif rn rw sa sah sbp ses \
            sg shn sid skr su sus suz szl th to tok tpi trv trw tt twq tyv vai vmw wal wbp wo xdq xnr yav yo yrl yue za \
            zgh zh
            """,
            integers: [.other], decimals: [.other]),
        Row(
            """
            af ak am an as asa az bal bem bez bg bho bn brx ce ceb cgg chr ckb csw da doi dv ee el eo eu fa ff fil fo fur \
            gsw gu ha haw hi hu hy is jgo jmc ka kab kaj kcg kk kkj kl kn kok ks ksb ku ky lb lg ln mas mg mgo mk ml mn mr \
            nb nd ne nn nnh no nr nso ny nyn om or os pa pap pcm ps rm rof rwk saq sd sdh seh si sn so sq ss ssy st syr ta \
            te teo tg ti tig tk tn tr ts tzm ug uz ve vi vo vun wa wae xh xog zu
            """,
            integers: [.one, .other], decimals: [.one, .other]),
        Row(
            "ar cy kw",
            integers: [.zero, .one, .two, .few, .many, .other], decimals: [.zero, .one, .two, .few, .many, .other]),
        Row(
            "ast de en et fi fy ia ie io lij nl sc sv sw ur yi",
            integers: [.one, .other], decimals: [.other]),
        Row(
            "be",
            integers: [.one, .few, .many], decimals: [.one, .few, .many, .other]),
        Row(
            "blo cv ksh lag lv prg",
            integers: [.zero, .one, .other], decimals: [.zero, .one, .other]),
        Row(
            "br ga mt",
            integers: [.one, .two, .few, .many, .other], decimals: [.one, .two, .few, .many, .other]),
        Row(
            "bs hr shi sr",
            integers: [.one, .few, .other], decimals: [.one, .few, .other]),
        Row(
            "ca gl it lld scn vec",
            integers: [.one, .many, .other], decimals: [.other]),
        Row(
            "cs sk",
            integers: [.one, .few, .other], decimals: [.many]),
        Row(
            "dsb gd hsb",
            integers: [.one, .two, .few, .other], decimals: [.one, .two, .few, .other]),
        Row(
            "es fr pt",
            integers: [.one, .many, .other], decimals: [.one, .other]),
        Row(
            "gv",
            integers: [.one, .two, .few, .other], decimals: [.many]),
        Row(
            "he",
            integers: [.one, .two, .other], decimals: [.one, .other]),
        Row(
            "iu naq sat se sma smj smn sms",
            integers: [.one, .two, .other], decimals: [.one, .two, .other]),
        Row(
            "lt",
            integers: [.one, .few, .other], decimals: [.one, .few, .many, .other]),
        Row(
            "pl ru uk",
            integers: [.one, .few, .many], decimals: [.other]),
        Row(
            "ro",
            integers: [.one, .few, .other], decimals: [.few]),
        Row(
            "sgs",
            integers: [.one, .two, .few, .other], decimals: [.one, .two, .few, .many, .other]),
        Row(
            "sl",
            integers: [.one, .two, .few, .other], decimals: [.few]),
    ]
}
