import path from 'node:path';
import { readBrowserVersion } from '@tooling/playwright/find-browser';
import { digestFiles, digestSite, openPassRecord } from '@tooling/playwright/unchanged';
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
  const recordFolder = path.join(
    repository,
    'node_modules/.cache/docs/visits',
    path.basename(appDir),
  );
  const recordFile = path.join(recordFolder, 'pages.json');
  const site = digestSite(path.join(appDir, 'dist'));
  const pages = listPages(path.join(appDir, 'dist'), site);
  const passes = openPassRecord({
    folder: path.join(recordFolder, 'checks'),
    site,
    key: digestFiles(repository, sources, [readBrowserVersion(), settings.E2E_TIER ?? '']),
  });
  const checks = planChecks({
    pages,
    weighed: new Set(weightBudgets.keys()),
    record: readRecord(recordFile),
    isUnchanged: (check) => passes.isUnchanged(check),
    selection,
    isFull,
  });
  return { appDir, checks, isFull, pages, passes, recordFile, selection };
}

const repository = path.resolve(import.meta.dirname, '../../..');

/** Everything except the page that can change the result of its checks. */
const sources = [
  'packages/docs-build/src/{deploy,serve}/**/*.ts',
  'tooling/page-tests/{src,tests}/**/*.ts',
  'tooling/page-tests/*.{json,ts}',
  'tooling/playwright/**/*.{mjs,ts}',
  'tooling/site/budgets.json',
  'tooling/site/src/budgets/*.ts',
];
