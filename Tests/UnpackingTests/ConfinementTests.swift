#if os(Linux)
    import Foundation
    import Helpers
    import Testing

    /// What `forno-unpack` gives up it cannot do, as root no more than as others.
    @Suite struct ConfinementTests {
        private static let ways = [
            "fork", "vfork", "clone", "clone3", "posix_spawn", "thread", "execve", "execveat", "ptrace",
            "process_vm_writev",
        ]
        /// Root, where the tests run as such, and nobody.
        private static let users = ["0", "65534"]

        /// The driver gives them up by the function that `forno-unpack` calls.
        @Test(arguments: ways, users) func noProgramIsStarted(way: String, user: String) throws {
            #expect(try said("free", user, way) == "it works\n")
            #expect(try said("confined", user, way) == "Operation not permitted\n")
        }

        private func said(_ words: String...) throws -> String {
            let driver = try #require(HelperPath.find("confinement-driver"))
            let process = try HelperProcess(path: driver, arguments: words)
            let (output, end) = HelperExchange.output(of: process, most: 100, within: .seconds(60))
            #expect(end == .ended(code: 0, saying: ""))
            return String(decoding: output, as: UTF8.self)
        }

        /// What the system says of the program while nothing has been sent to it.
        @Test func theProgramIsConfinedBeforeItReads() throws {
            let (program, input) = (Process(), Pipe())
            program.executableURL = URL(filePath: try #require(HelperPath.find("forno-unpack")))
            program.standardInput = input
            try program.run()
            defer {
                // It is started with the signals blocked that this thread blocks, of which this is none.
                kill(program.processIdentifier, SIGKILL)
                program.waitUntilExit()
            }
            let (deadline, facts) = (ContinuousClock.now + .seconds(60), "/proc/\(program.processIdentifier)/")
            var status = ""
            while !status.contains("\nSeccomp:\t2\n"), .now < deadline {
                status = try String(contentsOfFile: facts + "status", encoding: .utf8)
            }
            #expect(status.contains("\nSeccomp:\t2\n") && status.contains("\nNoNewPrivs:\t1\n"), "\(status)")
            let limits = try String(contentsOfFile: facts + "limits", encoding: .utf8)
            for limit in [#/Max open files +3 +3 /#, #/Max file size +0 +0 /#] {
                #expect(limits.contains(limit), "\(limits)")
            }
        }
    }
#endif
