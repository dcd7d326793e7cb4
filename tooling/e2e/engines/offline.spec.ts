import { expect, test } from '@playwright/test';
import type { EngineName } from '@tooling/playwright/find-engines';
import { pageReportAttribute } from 'docs-shell/offline/contract';
import { createExpectedCopies } from 'docs-shell/offline/testing';
import type { EnginePage } from '../src/engines/engine-page';
import { openEngine } from '../src/engines/open-engine';
import { startFlakyOrigin, type NetworkCondition } from '../src/offline/flaky-origin';
import { collectFacts, factAttributes, type PageFacts } from '../src/offline/read-page';
import { createRandom } from '../src/seeded-random';
import { readBuiltProduct } from '../src/offline/stage-build';
import { withVersion } from '../src/offline/with-version';
import { fixtureDir } from '../src/sites/list-app-dirs';

const steps = Number(process.env['E2E_FAULT_STEPS'] ?? 60);
const seed = Number(process.env['E2E_FAULT_SEED'] ?? 20261);
const settleTimeoutMs = 40_000;

const places = [
  { rootPath: '', address: '/' },
  { rootPath: '', address: '/versions/' },
  { rootPath: '/material-ui', address: '/material-ui/' },
  { rootPath: '/material-ui', address: '/material-ui/react-switch/' },
  { rootPath: '/material-ui', address: '/material-ui/writing/' },
];
const conditions: readonly NetworkCondition[] = ['online', 'offline', 'failing', 'offline', 'slow'];
/** Consecutive steps with a slow network: each takes up to half a minute. */
const maxSlowSteps = 2;

// The chaos test of the worker, shorter and in one tab: deploys, rollbacks, new workers and a bad network.
test(`shows the right build offline in ${steps} random steps, seed ${seed}`, async () => {
  const { project } = test.info();
  test.skip(project.name !== 'firefox', 'WebKitGTK has no service workers under automation.');
  test.setTimeout(60_000 + steps * 15_000);
  const page = await openEngine(project.name as EngineName);
  if (!page) throw new Error(`${project.name} is not installed.`);
  const site = await startFlakyOrigin();
  try {
    const products = {
      home: await readBuiltProduct(fixtureDir('home')),
      tiny: await readBuiltProduct(fixtureDir('tiny')),
    };
    const { host } = site;
    const worker = String(products.home.files.get('/sw.js'));
    const past = {
      home: [products.home.stage('h1', { host })],
      tiny: [products.tiny.stage('t1', { host })],
    };
    const expected = createExpectedCopies();
    const random = createRandom(seed);
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error('The list is empty.');
      return item;
    };
    const log: string[] = [];
    let slowSteps = 0;
    let hasWorker = false;
    const counts = { copies: 0, offlinePages: 0, workers: 1 };
    const deploy = (name: 'home' | 'tiny', isRollback: boolean) => {
      const id = `${name.charAt(0)}${past[name].length + 1}`;
      if (name === 'home' && random() < 0.5) counts.workers += 1;
      const text = withVersion(worker, counts.workers);
      const build = isRollback
        ? pick(past[name])
        : products[name].stage(id, { host, worker: text });
      if (!isRollback) past[name].push(build);
      site.deploy(build);
      if (random() < 0.3) site.removeOldAssets();
      expected.recordDeploy(build.rootPath, build.id);
      return build.id;
    };
    for (const build of [...past.home, ...past.tiny]) {
      site.deploy(build);
      expected.recordDeploy(build.rootPath, build.id);
    }

    for (let step = 1; step <= steps; step += 1) {
      const chance = random();
      if (chance < 0.25) log.push(`${step}: deploy ${deploy(pick(['home', 'tiny']), false)}`);
      else if (chance < 0.33) log.push(`${step}: back to ${deploy(pick(['home', 'tiny']), true)}`);
      else if (chance < 0.6) log.push(`${step}: ${(site.networkCondition = pick(conditions))}`);
      slowSteps = site.networkCondition === 'slow' ? slowSteps + 1 : 0;
      if (slowSteps > maxSlowSteps) site.networkCondition = 'online';
      const place = pick(places);
      log.push(`${step}: open ${place.address}`);
      const { networkCondition } = site;
      if (networkCondition === 'online' || networkCondition === 'slow') {
        expected.recordRequest(place.address, place.rootPath);
      }
      const shown = await visit(page, site.url + place.address);
      const isReachable =
        networkCondition === 'online' || (networkCondition === 'slow' && shown?.copy === undefined);
      const problems = shown ? expected.checkShown(shown, { ...place, isReachable }) : [];
      if (!shown && (isReachable || hasWorker)) problems.push('no page at all');
      expect(problems, log.slice(-12).join('\n')).toEqual([]);
      if (shown?.copy !== undefined) counts.copies += 1;
      if (shown?.isOfflinePage) counts.offlinePages += 1;
      if (networkCondition === 'online') {
        await expect.poll(() => readReport(page), { message: log.at(-1) ?? '' }).toBe('cached');
        expected.recordCached(place.address, place.rootPath);
        hasWorker = true;
      }
    }
    // Otherwise the steps would prove nothing.
    expect(counts.copies).toBeGreaterThan(steps / 10);
    expect(counts.workers).toBeGreaterThan(1);
    const description = Object.entries(counts).map(([what, count]) => `${what}: ${count}`);
    process.stdout.write(`${description.join(', ')}\n`);
  } finally {
    await page.close();
    await site.close();
  }
});

function readReport(page: EnginePage): Promise<string | null> {
  return page.evaluate(
    (attribute) => document.documentElement.getAttribute(attribute),
    pageReportAttribute,
  );
}

/**
 * Opens an address, and returns what is shown once no worker is about to take over and the page does not reload any
 * more. Returns nothing for an error page of the browser.
 */
async function visit(page: EnginePage, url: string): Promise<PageFacts | undefined> {
  // A page that reloads itself for a new worker replaces a navigation in the same moment.
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const isThere = await page.goto(url).then(
      () => true,
      () => false,
    );
    if (isThere) break;
  }
  let facts: PageFacts | undefined;
  await expect(async () => {
    facts = undefined;
    // An error page of the browser.
    if (await page.evaluate(() => document.documentURI.startsWith('about:'), undefined)) return;
    const before = await page.evaluate(readState, undefined);
    expect(before.isUpdating).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const found = await page.evaluate(collectFacts, factAttributes);
    expect(await page.evaluate(readState, undefined)).toEqual(before);
    facts = found;
  }).toPass({ timeout: settleTimeoutMs });
  return facts && new URL(url).pathname === facts.address ? facts : undefined;
}

/** When the document began, and whether a worker installs or waits. Runs in the page. */
async function readState() {
  const registration = await navigator.serviceWorker.getRegistration();
  return {
    begin: performance.timeOrigin,
    isComplete: document.readyState === 'complete',
    isUpdating: Boolean(registration?.installing ?? registration?.waiting),
  };
}
