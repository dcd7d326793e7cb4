import { chromium, type Locator } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { serveEverythingOn } from '../sites/serve-everything-on';
import { adHosts } from './ad-hosts';
import { openAdPage, type AdPage, type AdPageOptions } from './open-ad-page';
import { startAdServer, type AdTraffic, type ListingAnswer } from './start-ad-server';

/** An opened page, its requests to the ad server, and its elements for ads. */
export interface OpenedAdPage extends AdPage {
  readonly traffic: AdTraffic;
  readonly place: Locator;
  readonly ad: Locator;
  readonly note: Locator;
}

/** A built site, an ad network, and a browser that resolves the network's hosts to this machine. */
export interface AdSite {
  readonly siteUrl: string;
  /** Opens a page of the site with this response of the network. */
  open(answer: ListingAnswer, options?: AdSiteOptions): Promise<OpenedAdPage>;
  close(): Promise<void>;
}

/** How a page is opened; by default `/material-ui/`, which has no demos: they would take most of the time. */
export type AdSiteOptions = Omit<Partial<AdPageOptions>, 'reader'>;

/** Starts the site, the network and the browser. */
export async function startAdSite(): Promise<AdSite> {
  const network = await startAdServer(adHosts);
  const site = await serveEverythingOn();
  const rules = adHosts.map((host) => `MAP ${host}:443 127.0.0.1:${network.port}`).join(', ');
  const { args = [], ...options } = chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--host-resolver-rules=${rules}`],
  });
  return {
    siteUrl: site.url,
    async open(answer, { address = '/material-ui/', ...more } = {}) {
      const traffic = network.play(answer);
      const opened = await openAdPage(browser, {
        address: site.url + address,
        reader: traffic.reader,
        ...more,
      });
      const { page } = opened;
      return {
        ...opened,
        traffic,
        place: page.locator('.d-place'),
        ad: page.locator('.d-ad'),
        note: page.locator('.d-place-note'),
      };
    },
    async close() {
      await browser.close();
      await site.close();
      await network.close();
    },
  };
}
