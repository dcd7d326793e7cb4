import path from 'node:path';
import { mergeTests, test as plainBase } from '@playwright/test';
import { readBrowserVersion } from '@tooling/playwright/find-browser';
import { test as base } from '@tooling/playwright/test';
import {
  digestFiles,
  digestSite,
  openPassRecord,
  pathnameOf,
  type PassRecord,
} from '@tooling/playwright/unchanged';
import { createSiteServer, securityHeaders } from 'docs-build/serve';
import { productTable } from 'products';
import { siteRoot } from '../site-root';
import { isFull } from '../tier';
import { countOutsideAccesses } from './outside-access';

interface ServedSite {
  readonly url: string;
  /** Pathnames that the current test has requested. */
  readonly requested: Set<string>;
  readonly record: PassRecord;
}

interface TestFixtures {
  /** Skips the test if nothing that it depends on has changed since it passed. */
  isRepeated: boolean;
}

interface WorkerFixtures {
  servedSite: ServedSite;
}

const skipsUnchanged = ['changed', 'sample'].includes(process.env['E2E_VISITS'] ?? '') && !isFull;

/** Their number when the last test ended. */
let outsideAccesses = 0;

/** Playwright's own test on the site of the run, for browsers that Playwright does not start. */
export const plainTest = plainBase.extend<TestFixtures, WorkerFixtures>({
  servedSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs out of its pattern.
    async ({}, use) => {
      const root = siteRoot();
      const requested = new Set<string>();
      const server = await createSiteServer({
        root,
        productTable,
        port: 0,
        headers: securityHeaders(process.env),
        onRequest: (requestUrl) => requested.add(pathnameOf(requestUrl)),
      });
      const site = digestSite(root);
      const record = openPassRecord({ folder: recordFolder, site, key: digestOthers() });
      outsideAccesses = countOutsideAccesses();
      await use({ url: server.url, requested, record });
      await server.close();
    },
    { scope: 'worker' },
  ],
  isRepeated: async ({ servedSite: { requested, record } }, use, info) => {
    const id = [path.relative(repository, info.file), ...info.titlePath].join(' › ');
    info.skip(
      skipsUnchanged && info.project.repeatEach === 1 && record.isUnchanged({ id }),
      'Nothing that it depends on has changed since it passed.',
    );
    requested.clear();
    await use(true);
    const hasPassed =
      info.status === 'passed' && info.expectedStatus === 'passed' && info.retry === 0;
    // Fixtures of the test may have come before this one.
    if (hasPassed && countOutsideAccesses() === outsideAccesses) record.addPass({ id }, requested);
    outsideAccesses = countOutsideAccesses();
  },
  // Everything that opens a page asks for the origin first.
  baseURL: async ({ isRepeated: _, servedSite }, use) => use(servedSite.url),
});

/**
 * The test of `@tooling/playwright` on the site of the run. `npm test` skips a test if nothing has changed since it passed:
 * neither what it loaded of the site, nor tests, servers and browser.
 */
export const test = mergeTests(base, plainTest);

export { expect } from '@tooling/playwright/test';

const repository = path.join(import.meta.dirname, '../../../..');
const recordFolder = path.join(repository, 'node_modules/.cache/docs/journeys');

/** Everything but the site: scripts of browsers and styles are in the site only. */
const sources = [
  'pnpm-lock.yaml',
  'packages/*/src/**/*.{ts,tsx}',
  '!packages/*/src/**/*.client.{ts,tsx}',
  'tooling/{fixture-builder,playwright,site}/**/*.{mjs,ts}',
  'tooling/e2e/{search,shell,site,src,visual}/**/*.{json,ts}',
  'tooling/e2e/__screenshots__/*',
  'tooling/e2e/*.{json,ts}',
];

/** Returns a digest of everything but the site that decides about the result of a test. */
function digestOthers(): string {
  const settings = Object.entries(process.env)
    .filter(([name]) => /^(?:DOCS|MUI_X)_/.test(name))
    .map(([name, value]) => `${name}=${value}`);
  const versions = [readBrowserVersion(), process.version];
  return digestFiles(repository, sources, [...versions, ...settings.sort()]);
}
