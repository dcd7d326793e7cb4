import type { BrowserContext, Page } from '@playwright/test';
import { createFaultModel } from 'docs-shell/offline/testing';
import { askVersion } from '../src/offline/ask-worker';
import type { FaultServer, Weather } from '../src/offline/fault-server';
import { expect, test } from '../src/offline/offline-site';
import { readPage, waitUntilKept, type PageFacts } from '../src/offline/read-page';
import { createRandom } from '../src/offline/seeded-random';
import { withVersion } from '../src/offline/with-version';

const steps = Number(process.env['E2E_FAULT_STEPS'] ?? 60);
// The same day in each run of `npm test`, so that a day nobody has seen before stops no change that has nothing to do
// with it; the full tier, and whoever names a seed, plays others.
const knownSeed = 20246;
const drawnSeed = process.env['E2E_TIER'] === 'full' ? process.env['E2E_SEED'] : undefined;
const seed = Number(process.env['E2E_FAULT_SEED'] ?? drawnSeed ?? knownSeed);
/** A slow network is left after so many steps: each takes up to half a minute. */
const mostSlowSteps = 3;
/** Milliseconds that a page may take on the worst network. */
const longestLoad = 40_000;

const places = [
  { rootPath: '', address: '/' },
  { rootPath: '', address: '/versions/' },
  { rootPath: '/material-ui', address: '/material-ui/' },
  { rootPath: '/material-ui', address: '/material-ui/react-switch/' },
  { rootPath: '/material-ui', address: '/material-ui/writing/' },
];

// What a broken connection, and an asset that a deploy took away, leave on the console.
test.use({
  ignoredComplaints: /ERR_|Failed to (?:load resource|fetch dynamically)|fetching the script/,
});
// Whatever goes wrong here may go right the second time, and is a fault all the same.
test.describe.configure({ retries: 0 });

// Two products, two tabs, deploys, rollbacks and bad networks in any order (SPEC SW-1, SW-3).
test(`${steps} steps of a bad day, seed ${seed}`, async ({ page, context, site, products }) => {
  test.setTimeout(60_000 + steps * 10_000);
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const { host } = site;
  const model = createFaultModel();
  const reloadCount = await countReloads(context);
  const tabs = [page, await context.newPage()];
  const worker = String(products.home.files.get('/sw.js'));
  const past = {
    home: [products.home.stage('h1', { host })],
    tiny: [products.tiny.stage('t1', { host })],
  };
  model.noteDeploy('', 'h1');
  model.noteDeploy('/material-ui', 't1');
  let workers = 1;
  let slowSteps = 0;
  const log: string[] = [];

  const deploy = (name: 'home' | 'tiny', isRollback: boolean) => {
    const list = past[name];
    const id = `${name.charAt(0)}${list.length + 1}`;
    const hasNewWorker = name === 'home' && random() < 0.5;
    if (hasNewWorker) workers += 1;
    const text = withVersion(worker, workers);
    const build = isRollback ? pick(list) : products[name].stage(id, { host, worker: text });
    if (!isRollback) list.push(build);
    site.deploy(build);
    if (random() < 0.3) site.forgetOldAssets();
    model.noteDeploy(build.rootPath, build.id);
    return build.id;
  };

  /** Saves a product while it is deployed, or not. */
  const saveInDeploy = async (tab: Page, step: number) => {
    const rootPath = '/material-ui';
    const saved = places.filter((place) => place.rootPath === rootPath);
    for (const { address } of saved) model.noteAsked(address, rootPath);
    const saving = inTime(saveProduct(tab, rootPath), longestLoad);
    const deployed = random() < 0.5 ? deploy('tiny', false) : 'nothing';
    const isSaved = await saving;
    log.push(`${step}: save ${rootPath} while ${deployed} is deployed: ${isSaved}`);
    expect(isSaved, log.slice(-12).join('\n')).toBe(true);
    for (const { address } of saved) {
      model.noteKept(address, rootPath, deployed === 'nothing' ? 0 : 1);
    }
  };

  for (let step = 1; step <= steps; step += 1) {
    const chance = random();
    if (chance < 0.25) {
      const name = pick(['home', 'tiny'] as const);
      log.push(`${step}: deploy ${deploy(name, false)}`);
    } else if (chance < 0.33) {
      log.push(`${step}: rollback to ${deploy(pick(['home', 'tiny'] as const), true)}`);
    } else if (chance < 0.5) {
      site.weather = pick(['fine', 'offline', 'failing', 'slow', 'fine'] satisfies Weather[]);
      log.push(`${step}: ${site.weather}`);
    }
    slowSteps = site.weather === 'slow' ? slowSteps + 1 : 0;
    if (slowSteps > mostSlowSteps) site.weather = 'fine';
    const index = Math.floor(random() * tabs.length);
    const tab = tabs[index] ?? page;
    const place = pick(places);
    log.push(`${step}: tab ${index} opens ${place.address}`);
    if (site.weather === 'fine' || site.weather === 'slow') {
      model.noteAsked(place.address, place.rootPath);
    }
    const look = async () => {
      await visit(tab, site, place.address);
      await awaitTakeOver(tabs);
      return settle(tab);
    };
    const shown = (await look()) ?? (await look());
    const isReachable =
      site.weather === 'fine' || (site.weather === 'slow' && shown?.copy === undefined);
    const faults = shown ? model.findFaults(shown, { ...place, isReachable }) : [];
    if (!shown && isReachable) faults.push('no page at all');
    expect(faults, log.slice(-12).join('\n')).toEqual([]);
    if (isReachable && site.weather === 'fine') {
      await waitUntilKept(tab);
      model.noteKept(place.address, place.rootPath);
      if (random() < 0.12) await saveInDeploy(tab, step);
    }
  }
  // At last one that must be seen: else the count of those before would say nothing.
  site.weather = 'fine';
  await visit(page, site, '/');
  await waitUntilKept(page);
  workers += 1;
  site.deploy(products.home.stage('last', { host, worker: withVersion(worker, workers) }));
  const before = reloadCount();
  await visit(page, site, '/');
  await expect.poll(reloadCount).toBeGreaterThan(before);
  // Once per worker and tab at most, rollbacks included.
  const reloads = reloadCount();
  expect(reloads).toBeLessThanOrEqual(workers * tabs.length);
  const description = `${workers} workers, ${reloads} reloads`;
  test.info().annotations.push({ type: 'day', description });
});

/**
 * Opens an address, a second time where the first one went nowhere: a page that its new worker loads again in the same
 * hundredth of a second takes the place of what was asked for, and a reader asks again.
 */
async function visit(tab: Page, site: FaultServer, address: string): Promise<void> {
  const url = site.url + address;
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const isThere = await tab.goto(url, { timeout: longestLoad }).then(
      () => true,
      () => tab.url() === url,
    );
    if (isThere) return;
  }
}

/** Waits until no worker is on its way any more, and no page that one has taken over. */
async function awaitTakeOver(tabs: readonly Page[]): Promise<void> {
  const isOver = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !registration?.installing && !registration?.waiting;
  };
  for (const tab of tabs) {
    await tab.waitForFunction(isOver, undefined, { timeout: longestLoad }).catch(() => undefined);
    await settle(tab);
  }
}

/** What is shown when nothing has been loaded again for a moment; nothing where the browser has a page of its own. */
async function settle(tab: Page): Promise<PageFacts | undefined> {
  const readOrigin = () => performance.timeOrigin;
  let facts: PageFacts | undefined;
  await expect(async () => {
    facts = undefined;
    if (tab.url().startsWith('chrome-error:')) return;
    await tab.waitForLoadState('load', { timeout: longestLoad });
    const before = await inTime(tab.evaluate(readOrigin));
    // A page that has heard of a new worker asks for its version, and is loaded again at the answer.
    await inTime(askVersion(tab));
    facts = await inTime(readPage(tab));
    expect(await inTime(tab.evaluate(readOrigin))).toBe(before);
  }).toPass({ timeout: longestLoad });
  return facts?.address === 'blank' ? undefined : facts;
}

/** What a page answers; rejects where it does not in so many milliseconds. */
async function inTime<Answer>(answer: Promise<Answer>, milliseconds = 5000): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page does not answer.')), milliseconds);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/** Counts the loads of all tabs that nobody asked for: the test itself never loads a page again. */
async function countReloads(context: BrowserContext) {
  let reloads = 0;
  await context.exposeBinding('noteLoad', (_, type: string) => {
    if (type === 'reload') reloads += 1;
  });
  await context.addInitScript(() => {
    const { noteLoad } = window as unknown as { noteLoad: (type: string) => Promise<void> };
    addEventListener('DOMContentLoaded', () => {
      const [entry] = performance.getEntriesByType('navigation');
      if (entry instanceof PerformanceNavigationTiming) void noteLoad(entry.type);
    });
  });
  return () => reloads;
}

/** Lets the worker save a whole product. Answers whether it is there. */
function saveProduct(tab: Page, rootPath: string): Promise<boolean> {
  return tab.evaluate(async (root) => {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return false;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<{ saved?: object; problem?: string }>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<{ saved?: object }>) => resolve(data);
      // One that is replaced answers nothing any more.
      worker.addEventListener('statechange', () => {
        if (worker.state === 'redundant') resolve({});
      });
    });
    worker.postMessage({ type: 'save', rootPath: root }, [port2]);
    const { saved, problem } = await answer;
    return saved !== undefined && problem === undefined;
  }, rootPath);
}
