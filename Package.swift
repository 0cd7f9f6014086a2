// swift-tools-version: 6.2
import PackageDescription

/// `make fuzz` sets this, to have the readers report to libFuzzer which of their branches an input reaches.
let isFuzzing = Context.environment["FORNO_FUZZING"] != nil

/// Every target of Forno treats a warning as an error; what it depends on is left alone.
let strict: [SwiftSetting] =
    [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)] + (isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : [])

/// The C libraries are linked statically on Linux, so that the built program can be copied to another machine.
/// The order matters: the extensions need the library itself.
let cmark: [LinkerSetting] = [
    .linkedLibrary(":libcmark-gfm-extensions.a", .when(platforms: [.linux])),
    .linkedLibrary(":libcmark-gfm.a", .when(platforms: [.linux])),
    .linkedLibrary("cmark-gfm-extensions", .when(platforms: [.macOS])),
    .linkedLibrary("cmark-gfm", .when(platforms: [.macOS])),
]
let yaml: [LinkerSetting] = [
    .linkedLibrary(":libyaml.a", .when(platforms: [.linux])),
    .linkedLibrary("yaml", .when(platforms: [.macOS])),
]
let gumbo: [LinkerSetting] = [
    .linkedLibrary(":libgumbo.a", .when(platforms: [.linux])),
    .linkedLibrary("gumbo", .when(platforms: [.macOS])),
]
let expat: [LinkerSetting] = [
    .linkedLibrary(":libexpat.a", .when(platforms: [.linux])),
    .linkedLibrary("expat", .when(platforms: [.macOS])),
]
let sqlite: [LinkerSetting] = [
    .linkedLibrary(":libsqlite3.a", .when(platforms: [.linux])),
    .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
]
let qrcode: [LinkerSetting] = [
    .linkedLibrary(":libqrcodegen.a", .when(platforms: [.linux])),
    .linkedLibrary("qrcodegen", .when(platforms: [.macOS])),
]
let zlib: [LinkerSetting] = [
    .linkedLibrary(":libz.a", .when(platforms: [.linux])),
    .linkedLibrary("z", .when(platforms: [.macOS])),
]
/// `Scripts/build-release` sets this for the program that is shipped, and gives the linker what else that needs: the allocator
/// of `CMalloc` in place of the system's, which tests can have refuse memory. See Documentation/Decisions/allocator.md.
let hasOwnAllocator = Context.environment["FORNO_ALLOCATOR"] == "tcmalloc"
let allocator: [LinkerSetting] =
    hasOwnAllocator ? [.linkedLibrary(":libtcmalloc_minimal.a"), .linkedLibrary("stdc++")] : []

let package = Package(
    name: "forno",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "forno", targets: ["forno"]),
        .executable(name: "forno-fetch", targets: ["forno-fetch"]),
        .executable(name: "forno-unpack", targets: ["forno-unpack"]),
    ],
    dependencies: [
        // Exact, in place of a Package.resolved: that names commits, which a mirror may not have.
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
    ],
    targets: [
        .systemLibrary(name: "CCMarkGFM"),
        .systemLibrary(name: "CLibYAML"),
        .systemLibrary(name: "CCurl"),
        .systemLibrary(name: "CGumbo"),
        .systemLibrary(name: "CExpat"),
        .systemLibrary(name: "CSQLite"),
        .systemLibrary(name: "CZlib"),
        .systemLibrary(name: "CArchive"),
        .systemLibrary(name: "CQRCode"),
        .target(name: "CArena"),
        .target(name: "CConfinement"),
        .target(
            name: "CMalloc", cSettings: hasOwnAllocator ? [.define("HAS_OWN_ALLOCATOR")] : [], linkerSettings: allocator
        ),
        .target(name: "Text", swiftSettings: strict),
        .target(name: "Diagnostics", dependencies: ["Text"], swiftSettings: strict),
        .target(name: "Media", swiftSettings: strict),
        .target(name: "Addresses", dependencies: ["Text"], swiftSettings: strict),
        .target(name: "Kitchen", dependencies: ["Addresses", "Text", "Diagnostics"], swiftSettings: strict),
        .target(
            name: "Markdown", dependencies: ["CCMarkGFM", "CArena", "Kitchen", "Text"], swiftSettings: strict,
            linkerSettings: cmark),
        .target(
            name: "Reading",
            dependencies: ["Addresses", "Kitchen", "Markdown", "Media", "Text", "Diagnostics", "CLibYAML"],
            swiftSettings: strict, linkerSettings: yaml),
        .target(
            name: "Importing",
            dependencies: ["Kitchen", "Markdown", "Reading", "Text", "Diagnostics", "CGumbo", "CExpat"],
            swiftSettings: strict, linkerSettings: gumbo + expat),
        .target(name: "Templates", dependencies: ["Text", "Diagnostics"], swiftSettings: strict),
        .target(
            name: "Site", dependencies: ["Addresses", "Kitchen", "Templates", "Text", "Diagnostics", "CQRCode"],
            swiftSettings: strict,
            linkerSettings: qrcode),
        .target(
            name: "Exporting",
            dependencies: ["Addresses", "Kitchen", "Reading", "Importing", "Text", "Diagnostics", "CZlib"],
            swiftSettings: strict, linkerSettings: zlib),
        .target(name: "Publishing", dependencies: ["Text", "Diagnostics"], swiftSettings: strict),
        .target(name: "Helpers", dependencies: ["Text", "Diagnostics"], swiftSettings: strict),
        .target(name: "Fetching", dependencies: ["Helpers", "Media", "Text", "Diagnostics"], swiftSettings: strict),
        .target(name: "Unpacking", dependencies: ["Helpers", "Diagnostics"], swiftSettings: strict),
        .target(
            name: "Products", dependencies: ["Kitchen", "Reading", "Publishing", "Diagnostics", "CSQLite", "CZlib"],
            swiftSettings: strict, linkerSettings: sqlite + zlib),
        .target(name: "DefaultTheme", exclude: ["Minified"], swiftSettings: strict, plugins: ["EmbedFiles"]),
        .target(name: "Starter", exclude: ["Site"], swiftSettings: strict, plugins: ["EmbedFiles"]),
        .target(
            name: "Building",
            dependencies: [
                "Addresses", "Kitchen", "Reading", "Importing", "Exporting", "Site", "Templates", "Publishing",
                "Helpers",
                "Fetching", "Unpacking", "Media", "DefaultTheme", "Starter", "Products",
                "Text", "Diagnostics", "CMalloc",
            ],
            swiftSettings: strict),
        .target(
            name: "Preview",
            dependencies: ["Addresses", "Building", "Reading", "Publishing", "Media", "Diagnostics", "Text"],
            exclude: ["Browser"], swiftSettings: strict, plugins: ["EmbedFiles"]),
        .executableTarget(
            name: "forno",
            dependencies: [
                "Addresses", "Kitchen", "Reading", "Importing", "Exporting", "Site", "Publishing", "Helpers",
                "Building",
                "Preview",
                "Text", "Diagnostics",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "forno-fetch", dependencies: ["Fetching", "Helpers", "CCurl"], swiftSettings: strict),
        .executableTarget(
            name: "forno-unpack", dependencies: ["Unpacking", "Helpers", "CArchive", "CConfinement"],
            swiftSettings: strict),
        .executableTarget(name: "embed-files", swiftSettings: [.swiftLanguageMode(.v6)]),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
        .testTarget(name: "TextTests", dependencies: ["Text", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "AddressesTests", dependencies: ["Addresses"], swiftSettings: strict),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "Text"], swiftSettings: strict),
        .testTarget(name: "MediaTests", dependencies: ["Media"], swiftSettings: strict),
        .testTarget(
            name: "MarkdownTests", dependencies: ["TestSupport", "Markdown", "Kitchen", "Site", "Text", "CCMarkGFM"],
            swiftSettings: strict),
        .testTarget(
            name: "KitchenTests", dependencies: ["TestSupport", "Kitchen", "Diagnostics"], swiftSettings: strict),
        .testTarget(
            name: "ReadingTests",
            dependencies: ["TestSupport", "Reading", "Site", "Addresses", "Kitchen", "Text", "Diagnostics"],
            exclude: ["Ingredients/Labelled"],
            swiftSettings: strict),
        .testTarget(
            name: "ImportingTests",
            dependencies: ["TestSupport", "Importing", "Reading", "Kitchen", "Text", "Diagnostics"],
            exclude: ["Pages", "Programs"], swiftSettings: strict),
        .testTarget(
            name: "ExportingTests",
            dependencies: ["TestSupport", "Exporting", "Importing", "Reading", "Kitchen", "Diagnostics"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ProductsTests", dependencies: ["TestSupport", "Products", "Kitchen", "Diagnostics"],
            swiftSettings: strict),
        .testTarget(
            name: "TemplatesTests", dependencies: ["TestSupport", "Templates", "Text", "Diagnostics"],
            swiftSettings: strict),
        .testTarget(
            name: "SiteTests",
            dependencies: ["TestSupport", "Site", "Reading", "Addresses", "Kitchen", "Text", "Diagnostics"],
            swiftSettings: strict),
        .executableTarget(
            name: "publishing-crash-driver", dependencies: ["Publishing", "Diagnostics"],
            path: "Tests/PublishingCrashDriver",
            swiftSettings: strict),
        .testTarget(
            name: "PublishingTests",
            dependencies: ["TestSupport", "Publishing", "publishing-crash-driver", "Diagnostics"],
            swiftSettings: strict),
        .testTarget(
            name: "HelpersTests", dependencies: ["TestSupport", "Helpers", "Diagnostics"], swiftSettings: strict),
        .testTarget(
            name: "FetchingTests",
            dependencies: ["TestSupport", "Fetching", "Helpers", "forno-fetch", "Building", "Diagnostics"],
            swiftSettings: strict),
        .executableTarget(name: "confinement-driver", dependencies: ["CConfinement"], path: "Tests/ConfinementDriver"),
        .testTarget(
            name: "UnpackingTests",
            dependencies: ["TestSupport", "Unpacking", "Helpers", "forno-unpack", "confinement-driver"],
            swiftSettings: strict),
        .testTarget(
            name: "BuildingTests",
            dependencies: [
                "TestSupport", "Building", "Importing", "Exporting", "Publishing", "Fetching", "Reading", "Site",
                "Addresses", "Kitchen", "Diagnostics",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PreviewTests", dependencies: ["Preview", "Building", "Diagnostics"], swiftSettings: strict),
        .testTarget(
            name: "CommandTests", dependencies: ["TestSupport", "forno", "forno-fetch", "forno-unpack"],
            exclude: ["Transcripts"], swiftSettings: strict),
    ]
)

package.targets += [
    .target(
        name: "AllReaders",
        dependencies: [
            "Building", "Kitchen", "Markdown", "Reading", "Importing", "Products", "Site", "Templates", "Publishing",
            "Helpers", "Fetching", "Unpacking", "DefaultTheme", "Text", "Diagnostics",
        ],
        path: "Tests/AllReaders", swiftSettings: strict),
    .systemLibrary(name: "CCallgrind", path: "Tests/CCallgrind"),
    .executableTarget(
        name: "scaling-driver", dependencies: ["AllReaders", "CCallgrind"], path: "Tests/ScalingDriver",
        swiftSettings: strict),
]
if isFuzzing {
    package.targets.append(
        .executableTarget(
            name: "fuzz-driver", dependencies: ["AllReaders"], path: "Tests/FuzzDriver", swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]))
}
