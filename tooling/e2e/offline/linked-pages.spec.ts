import type { Page } from '@playwright/test';
import { sideNavigationClass } from 'docs-shell/navigation/contract';
import { linkedPageAddress } from 'docs-shell/offline';
import { expect, test } from '../src/offline/offline-site';
import { readPage, waitUntilCached } from '../src/offline/read-page';

const first = '/material-ui/react-switch/';
const second = '/material-ui/writing/';
const third = '/material-ui/';

/** Counts the elements of the head with which the page gets the styles of the shell. */
function countStyles(page: Page) {
  return page.evaluate(
    (selector) => ({
      inline: [...document.querySelectorAll('head style')].filter(({ textContent }) =>
        textContent.includes(selector),
      ).length,
      linked: document.querySelectorAll('head link[rel=stylesheet][href*="/shell-"]').length,
    }),
    `.${sideNavigationClass}`,
  );
}

function isPreloading(page: Page) {
  return page.evaluate(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready;
    return (await navigationPreload.getState()).enabled;
  });
}

test('the first page of a visit contains its styles, later ones take them from the cache', async ({
  page,
  site,
}) => {
  await page.goto(site.url + first);
  expect(await countStyles(page)).toEqual({ inline: 1, linked: 0 });
  expect(await readPage(page)).toMatchObject({ html: 't1', style: 't1' });
  expect(site.requests).not.toContain(linkedPageAddress(first));
  await waitUntilCached(page);
  await expect.poll(() => isPreloading(page)).toBe(false);

  site.requests.length = 0;
  await page.goto(site.url + second);
  await expect(page).toHaveURL(site.url + second);
  expect(await countStyles(page)).toEqual({ inline: 0, linked: 1 });
  expect(await readPage(page)).toMatchObject({ html: 't1', script: 't1', style: 't1' });
  await waitUntilCached(page);
  expect(site.requests).toContain(linkedPageAddress(second));
  expect(site.requests).not.toContain(second);
  expect(site.requests.filter((path) => path.includes('/shell-'))).toEqual([]);
});

test('a page is shown whole if the server no longer has its linked page', async ({
  page,
  site,
}) => {
  await page.goto(site.url + first);
  await waitUntilCached(page);
  site.intercept = (path, response) => {
    if (!path.includes('/_linked/')) return false;
    response.writeHead(404).end();
    return true;
  };
  await page.goto(site.url + second);
  expect(await countStyles(page)).toEqual({ inline: 1, linked: 0 });
});

test('@full the browser fetches a page while it starts the worker, but not while another page is visible', async ({
  page,
  context,
  site,
}) => {
  await page.goto(site.url + first);
  await waitUntilCached(page);
  await expect.poll(() => isPreloading(page)).toBe(false);
  const devtools = await context.newCDPSession(page);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'visibilityState', {
        get: () => (hidden ? 'hidden' : 'visible'),
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await expect.poll(() => isPreloading(page)).toBe(true);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  site.requests.length = 0;
  const other = await context.newPage();
  await other.goto(site.url + third);
  expect(await countStyles(other)).toEqual({ inline: 1, linked: 0 });
  // The worker fetches the linked page later, as a copy.
  expect(site.requests[0]).toBe(third);
  expect(site.requests.filter((path) => path === third)).toHaveLength(1);
  await waitUntilCached(other);
  await expect.poll(() => isPreloading(other)).toBe(false);

  // Moving to another page hides this one, too.
  await other.locator(`nav a[href="${second}"]`).first().click();
  await expect(other).toHaveURL(site.url + second);
  expect(await countStyles(other)).toEqual({ inline: 0, linked: 1 });
  expect(await isPreloading(other)).toBe(false);
});
