import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { setMedia } from '../../testing/reader-media.fixture';
import { serveRequests } from '../../testing/serve-requests.fixture';
import { otherIndex, siteAnswers } from './indexes/search-indexes.fixture';
import { initSearch } from './search.client';

const dialog = page.getByRole('dialog', { name: 'Search' });
const box = dialog.getByRole('combobox', { name: 'Search' });
const option = (name: string) => dialog.getByRole('option', { name, exact: true });
const note = () => query('.d-search-note');
const first = () => query('.d-search [role=option]');
const retry = dialog.getByRole('button', { name: 'Try again' });

type Server = ReturnType<typeof serveRequests>;

async function openDialog(): Promise<Server> {
  const server = serveRequests(siteAnswers);
  mountPage({ behaviors: [initSearch] });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  return server;
}

/** The states of the dialog, and how to reach them. */
const states: Readonly<Record<string, (server: Server) => Promise<void>>> = {
  'a first visit': async () => {
    await expect.element(dialog.getByText('Type a component')).toBeVisible();
    expect(dialog.getByRole('listbox').query()).toBeNull();
  },
  'pages and searches of earlier visits': async () => {
    await userEvent.keyboard('{Escape}');
    localStorage.setItem('docs-last-pages', '/other/flexbox/\tFlexbox\tOther UI');
    localStorage.setItem('docs-recent-searches', 'flexbox');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(dialog.getByText('Pages you read last')).toBeVisible();
    await expect.element(option('Flexbox Other UI')).toBeVisible();
    await expect.element(option('flexbox')).toBeVisible();
    await dialog.getByRole('button', { name: 'Clear searches' }).click();
    await expect.poll(() => document.querySelectorAll('.d-search [role=option]').length).toBe(1);
    expect(first().textContent).toBe('FlexboxOther UI');
    expect(localStorage.getItem('docs-recent-searches')).toBe('');
  },
  'nothing found': async () => {
    await box.fill('qqqqqqq');
    await expect.element(dialog.getByText('Nothing found for “qqqqqqq”')).toBeVisible();
  },
  'body texts that cannot be loaded': async ({ answers }) => {
    answers.set('/sample/_assets/search-p.txt', 'unreachable');
    await box.fill('portal');
    await expect.poll(() => note().textContent).toMatch(/^Only titles and names were searched/);
    answers.set('/sample/_assets/search-p.txt', siteAnswers['/sample/_assets/search-p.txt']);
    await retry.click();
    await expect.poll(() => note().textContent).toBe('');
    await expect.poll(() => first().textContent).toContain('In the text: portal');
  },
};

describe.each(Object.entries(states))('%s', (_, reach) => {
  it('has no accessibility violations in light and dark mode', async () => {
    await reach(await openDialog());
    for (const colorScheme of ['light', 'dark'] as const) {
      await setMedia({ colorScheme });
      expect(await findAccessibilityViolations('.d-search')).toEqual([]);
    }
  });
});

it('searches loaded indexes without a network', async () => {
  const { answers, requests } = serveRequests(siteAnswers);
  mountPage({ behaviors: [initSearch] });
  await page.getByRole('button', { name: 'Search' }).hover();
  await expect
    .poll(() => requests.filter(({ url }) => url.endsWith('/search-en.json')).length)
    .toBe(3);
  expect(dialog.query()).toBeNull();
  for (const path of answers.keys()) {
    answers.set(path, 'unreachable');
  }
  await userEvent.keyboard('{Control>}k{/Control}');
  await box.fill('dialog');
  await expect.poll(() => first().getAttribute('href')).toBe('/sample/dialog/');
  await expect.poll(() => note().textContent).toMatch(/^Only titles and names were searched/);
});

it('says that no index can be loaded, and searches again after a retry', async () => {
  const { answers } = serveRequests();
  for (const path of ['/sample', '/other', '']) {
    answers.set(`${path}/search-en.json`, 'unreachable');
    answers.set(`${path}/docs-manifest.json`, 'unreachable');
  }
  mountPage({ behaviors: [initSearch] });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(dialog.getByText('Are you online?')).toBeVisible();
  await box.fill('dialog');
  await expect.element(dialog.getByText('Are you online?')).toBeVisible();
  for (const [path, answer] of Object.entries(siteAnswers)) {
    answers.set(path, answer);
  }
  await retry.click();
  await expect.poll(() => first().getAttribute('href')).toBe('/sample/dialog/');
  await expect.element(box).toHaveFocus();
});

it('searches a product that has joined the site since the build of the page', async () => {
  const { product, pages } = otherIndex;
  const index = {
    ...otherIndex,
    product: { ...product, id: 'ink', name: 'Ink', href: '/ink/' },
    pages: pages.map((entry) => ({ ...entry, href: '/ink/nib/', title: 'Nib' })),
  };
  const entry = (id: string, root: string) => ({
    id,
    prefixes: [root],
    category: 'core',
    order: 1,
    manifest: `${root}/docs-manifest.json`,
  });
  serveRequests({
    ...siteAnswers,
    '/docs-products.json': {
      json: { schemaVersion: 1, products: [entry('sample', '/sample'), entry('ink', '/ink')] },
    },
    '/ink/search-en.json': { json: index },
  });
  mountPage({ behaviors: [initSearch] });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  await box.fill('nib');
  await expect.poll(() => first().textContent).toContain('Nib');
  // The registry does not name this one any more.
  await box.fill('flexbox');
  await expect.element(dialog.getByText('Nothing found for “flexbox”')).toBeVisible();
});
