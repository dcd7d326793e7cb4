import { expect, test } from '../src/offline/offline-site';
import { versionText, withVersion } from '../src/offline/with-version';
import { startPlainBrowser } from '../src/plain-browser';

const rounds = process.env['E2E_TIER'] === 'full' ? 40 : 6;
/** Milliseconds between the new worker and the reader's next step: before, in and after the reload. */
const delays = [0, 10, 20, 30, 45, 60];

/** The page that moves the tab stands behind it, where Chromium would let a timer wait for a second. */
const flags = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

// A tab that DevTools are attached to can stall by itself between two documents, so a page opens the tab and moves it.
test(`a tab goes where it is sent while a new worker takes over (${rounds} rounds)`, async ({
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
    window.until = async (isTrue, patience = 20_000) => {
      const end = Date.now() + patience;
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
  await browser.evaluate(`tab.navigator.serviceWorker.ready.then(() => undefined)`);
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
      // It may have taken over while the page was still coming.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => { isTaken ||= data.version === '${versionText(round)}'; };
      serviceWorker.controller?.postMessage({ type: 'version' }, [port2]);
      // The browser looks for a new worker by itself, but some time later.
      let failure = '';
      serviceWorker.ready
        .then((registration) => registration.update())
        .catch((error) => { failure = String(error); });
      const isReloaded = () => tab.performance.timeOrigin !== timeOrigin;
      if (!(await until(() => isTaken || isReloaded()))) return 'no worker ' + failure;
      await new Promise((resolve) => setTimeout(resolve, ${delays[round % delays.length] ?? 0}));
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
