import { defineDocsVitest } from '@tooling/vitest';

export default defineDocsVitest({ test: { include: ['src/**/*.test.ts'] } });
