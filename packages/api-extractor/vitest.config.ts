import { defineDocsVitest } from '@tooling/vitest';

// Each proof compiles a package: on two cores the second one would stand idle.
export default defineDocsVitest({ test: { maxWorkers: 2 } });
