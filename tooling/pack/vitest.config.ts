import { defineDocsVitest } from '@tooling/vitest';

export default defineDocsVitest();
