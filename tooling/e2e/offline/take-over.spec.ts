import { expect, test } from '../src/offline/offline-site';
import { versionText, withVersion } from '../src/offline/with-version';
import { startPlainBrowser } from '../src/plain-browser';

const rounds = process.env['E2E_TIER'] === 'full' ? 40 : 3;
/** Time between the update and the reader's next step: before, during and after the reload. */
const delaysMs = [0, 10, 20, 30, 45, 60];

/** The page that drives the tab is in the background, where Chromium would throttle its timers. */
const flags = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

// A tab with DevTools attached can stall between two documents, so another page opens the tab and navigates it.
test(`a navigation is not lost while a new worker takes over (${rounds} rounds)`, async ({
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
      // The worker may have taken over while the page was loading.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => { isTaken ||= data.version === '${versionText(round)}'; };
      serviceWorker.controller?.postMessage({ type: 'version' }, [port2]);
      const isReloaded = () => tab.performance.timeOrigin !== timeOrigin;
      // The browser checks for a new worker by itself, but later. One check can join one that began before the deploy.
      const registration = await serviceWorker.ready;
      let failure = '';
      const isFound = await until(() => {
        registration.update().catch((error) => { failure = String(error); });
        return isTaken || isReloaded();
      });
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
