import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrowserVersion } from '@tooling/playwright/find-browser';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { listPages } from './list-pages';
import { readRecord } from './page-record';
import { planChecks, type Selection } from './plan-checks';
import { weightBudgets } from './weight-budgets';

const schema = z.object({
  E2E_APP_DIR: z.string({ error: 'expected the folder of a built app. Run page-tests in it.' }),
  E2E_TIER: z.enum(['full']).optional().catch(undefined),
  E2E_VISITS: z.enum(['all', 'changed', 'sample']).optional(),
});

/** Plans the checks of a run from the environment, the built app and the record of earlier runs. */
export function readRun(environment: NodeJS.ProcessEnv = process.env) {
  const settings = schema.parse(environment);
  const appDir = settings.E2E_APP_DIR;
  const isFull = settings.E2E_TIER === 'full';
  const selection: Selection = settings.E2E_VISITS ?? (isFull ? 'all' : 'sample');
  const recordFile = path.resolve(
    import.meta.dirname,
    '../../../node_modules/.cache/docs/visits',
    `${path.basename(appDir)}.json`,
  );
  const pages = listPages(path.join(appDir, 'dist'));
  const checks = planChecks({
    pages,
    weighed: new Set(weightBudgets.keys()),
    record: readRecord(recordFile),
    selection,
    isFull,
    testsDigest: digestTests(readBrowserVersion()),
  });
  return { appDir, checks, isFull, pages, recordFile, selection };
}

const tooling = path.resolve(import.meta.dirname, '../..');

const sources = [
  'page-tests/{src,tests}/**/*.ts',
  'page-tests/*.{json,ts}',
  'playwright/**/*.{mjs,ts}',
  'site/budgets.json',
  'site/src/serve/**/*.ts',
];

/** Returns a digest of everything except the page that can change the result of its checks. */
function digestTests(browserVersion: string): string {
  const hash = createHash('sha256').update(browserVersion);
  const files = globSync(sources, { cwd: tooling, ignore: ['**/node_modules/**', '**/*.test.ts'] });
  for (const file of files.sort()) {
    hash.update(file).update(readFileSync(path.join(tooling, file)));
  }
  return hash.digest('base64url');
}
