import { expect, test } from '../src/offline/offline-site';
import { withVersion } from '../src/offline/with-version';
import { startPlainBrowser } from '../src/plain-browser';

const rounds = 40;
/** Time between the update and the reader's next step: before, during and after the reload. */
const delaysMs = [0, 10, 20, 30, 45, 60];

/** The page that drives the tab is in the background, where Chromium would throttle its timers. */
const flags = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

// A tab with DevTools attached can stall between two documents, so another page opens the tab and navigates it.
test(`@full a navigation is not lost while a new worker takes over (${rounds} rounds)`, async ({
  site,
  products,
}) => {
  test.setTimeout(60_000 + rounds * 15_000);
  const worker = String(products.home.files.get('/sw.js'));
  const browser = await startPlainBrowser(site.url, { flags });
  await browser.open('/versions/');
  await browser.evaluate(`(() => {
    const button = document.createElement('button');
    button.id = 'open-tab';
    button.style = 'position: fixed; z-index: 9; inset: 0';
    button.onclick = () => { window.tab = open('/'); };
    document.body.append(button);
    window.until = async (isTrue, timeoutMs = 20_000) => {
      const end = Date.now() + timeoutMs;
      while (!isTrue()) {
        if (Date.now() > end) return false;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return true;
    };
  })()`);
  await browser.hover('#open-tab');
  await browser.click();
  // A new tab begins with a blank document. A page of the same origin inherits its window, and with it a
  // `navigator.serviceWorker` that rejects every call if a script has used it there.
  await browser.waitFor(`tab.location.pathname === '/'`);
  await browser.waitFor(`tab.document.readyState === 'complete' && tab.document.hasFocus()`);
  await browser.waitFor(
    `tab.navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.active))`,
  );
  let reloads = 0;
  for (let round = 2; round < rounds + 2; round += 1) {
    const { host } = site;
    site.deploy(products.home.stage(`h${round}`, { host, worker: withVersion(worker, round) }));
    const outcome = await browser.evaluate(`(async () => {
      const arrives = (address) =>
        until(() => tab.location.href.endsWith(address) && tab.document.readyState === 'complete');
      tab.location.href = '/?${round}';
      if (!(await arrives('/?${round}'))) return 'no page, but ' + tab.location.href;
      const { timeOrigin } = tab.performance;
      const { serviceWorker } = tab.navigator;
      let isTaken = false;
      serviceWorker.addEventListener('controllerchange', () => { isTaken = true; });
      const isReloaded = () => tab.performance.timeOrigin !== timeOrigin;
      // The browser checks for a new worker by itself, but later. A check can join one that began before the deploy; the one
      // after it cannot. If that leaves no worker to wait for, the new one took over while the page was loading. Asking the
      // worker for its version would show it, too, but a message to the old one postpones the take-over by 30 seconds.
      const registration = await serviceWorker.ready;
      let failure = '';
      let checks = 0;
      void (async () => {
        while (!isTaken && !isReloaded()) {
          await registration.update().then(() => { checks += 1; }, (error) => { failure = String(error); });
          isTaken ||= checks > 1 && !registration.installing && !registration.waiting;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      })();
      // A message of the page to the old worker postpones the take-over by 30 seconds.
      const isFound = await until(() => isTaken || isReloaded(), 50_000);
      if (!isFound) return 'no worker ' + failure;
      await new Promise((resolve) => setTimeout(resolve, ${delaysMs[round % delaysMs.length] ?? 0}));
      const reloads = isReloaded() ? 1 : 0;
      tab.location.href = '/versions/?${round}';
      return (await arrives('/versions/?${round}')) ? reloads : 'stalled at ' + tab.location.href;
    })()`);
    expect(typeof outcome, `round ${round}: ${String(outcome)}`).toBe('number');
    reloads += Number(outcome);
  }
  test.info().annotations.push({ type: 'reloads seen', description: String(reloads) });
  await browser.close();
});

// A browser shows no page before the activation of its worker has ended.
test('a page does not wait until a new worker has deleted copies', async ({
  page,
  site,
  products,
}) => {
  await page.goto(`${site.url}/llms.txt`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const worker = withVersion(String(products.home.files.get('/sw.js')), 2);
  site.deploy(products.home.stage('h2', { host: site.host, worker }));
  const { loadMs, lock } = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    if (!next) throw new Error('There is no new worker.');
    const reach = (state: ServiceWorkerState) =>
      new Promise<void>((resolve) => {
        const check = () => next.state === state && resolve();
        next.addEventListener('statechange', check);
        check();
      });
    await reach('installed');
    // The lock of the index: deleting takes this long where the storage is slow.
    const index = (await caches.keys()).find((name) => name.endsWith(' book')) ?? '';
    const lock = `${index} edit`;
    void navigator.locks.request(lock, () => new Promise((resolve) => setTimeout(resolve, 15_000)));
    next.postMessage({ type: 'skipWaiting' });
    await reach('activating');
    const begin = performance.now();
    const frame = document.createElement('iframe');
    frame.src = '/versions/';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return { loadMs: performance.now() - begin, lock };
  });
  expect(loadMs).toBeLessThan(10_000);
  // The worker waits for this lock. If it took another one, nothing would have held it up.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { pending = [] } = await navigator.locks.query();
        return pending.map(({ name }) => name);
      }),
    )
    .toContain(lock);
});
