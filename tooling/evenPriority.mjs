// Loaded into every process of a test run. The product lets its readers and writers wait behind everything else on
// the machine; beside other work a test would wait for them for minutes.
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";

os.setPriority = () => undefined;
syncBuiltinESMExports();
