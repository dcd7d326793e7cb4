import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { serveRequests, type Answer } from '../../testing/serve-requests.fixture';
import type { ProductStatus } from '../offline/worker/contract';
import { otherIndex, siteAnswers } from './indexes/search-indexes.fixture';
import { initSearch } from './search.client';

const dialog = page.getByRole('dialog', { name: 'Search' });
const box = dialog.getByRole('combobox', { name: 'Search' });
const retry = dialog.getByRole('button', { name: 'Try again' });
const note = () => query('.d-search-note').textContent;
const first = () => query('.d-search [role=option]');
const nothing = dialog.getByText('Nothing found');

const visited: readonly ProductStatus[] = [
  {
    rootPath: '/sample',
    name: 'Sample UI',
    isOutdated: false,
    pages: [
      { address: '/sample/brush/', title: 'Brush' },
      { address: '/sample/evicted/', title: 'Evicted' },
      { address: '/zh/sample/brush/', title: '刷子' },
    ],
  },
];

/** A worker that answers as the real one does, which needs another origin than that of these tests. */
function runWorker(statuses: unknown): void {
  const controller = Object.assign(new EventTarget(), {
    state: 'activated',
    postMessage: ({ type }: { type: string }, [port]: readonly MessagePort[]) =>
      port?.postMessage(type === 'list' ? statuses : undefined),
  });
  const container = { controller, getRegistration: async () => undefined };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    container as unknown as ServiceWorkerContainer,
  );
}

const unreachable = Object.fromEntries(
  ['/sample', '/other', ''].flatMap((rootPath) => [
    [`${rootPath}/search-en.json`, 'unreachable'],
    [`${rootPath}/docs-manifest.json`, 'unreachable'],
  ]),
) as Record<string, Answer>;

/** The HTML of a page as a build renders it. */
function renderPage(language: string, title: string, heading: string): string {
  mountPage({
    page: { title, language, contentLanguage: language, breadcrumbs: [] },
    content: (
      <>
        <p>Wash it with turpentine.</p>
        <h2 id="bristle-care">{heading}</h2>
        <p>Hang it up to dry.</p>
        <button type="button">Copy</button>
      </>
    ),
    behaviors: [],
  });
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

async function openOffline(statuses: unknown = visited, answers = unreachable) {
  const server = serveRequests({
    ...answers,
    '/sample/brush/': { body: renderPage('en', 'Brush', 'Care of bristles') },
    '/sample/evicted/': 'unreachable',
    '/zh/sample/brush/': { body: renderPage('zh', 'Palette', 'Gouache') },
  });
  runWorker(statuses);
  mountPage({ behaviors: [initSearch] });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  return server;
}

describe('without any index', () => {
  it.each([
    ['brush', '/sample/brush/'],
    ['care of bristles', '/sample/brush/#bristle-care'],
    ['turpentine', '/sample/brush/'],
    ['hang', '/sample/brush/#bristle-care'],
  ])('finds %j on a page that the reader has visited', async (text, href) => {
    await openOffline();
    await box.fill(text);
    await expect.poll(() => first().getAttribute('href')).toBe(href);
    expect(note()).toBe(
      'Only pages that you have visited were searched: Sample UI · Not searched, because it didn’t respond: other, home',
    );
  });

  it.each([
    ['pages in another language', 'gouache'],
    ['copies that do not exist any more', 'evicted'],
    ['text of the shell', 'copy'],
  ])('does not find %s', async (_, text) => {
    await openOffline();
    await box.fill(text);
    await expect.element(nothing).toBeVisible();
  });

  it('asks the caches only', async () => {
    const { requests } = await openOffline();
    await box.fill('brush');
    await expect.poll(() => first().getAttribute('href')).toBe('/sample/brush/');
    const pages = requests.filter(({ url }) => url.endsWith('/brush/'));
    expect(new Set(pages.map(({ cache, mode }) => `${cache} ${mode}`))).toEqual(
      new Set(['only-if-cached same-origin']),
    );
  });

  it.each([
    ['answers nothing', null],
    ['answers something unknown', { pages: 7 }],
    ['has no copies', []],
  ])('says so when the worker %s', async (_, statuses) => {
    await openOffline(statuses);
    await box.fill('brush');
    await expect.element(dialog.getByText('Are you online?')).toBeVisible();
  });
});

it('searches the index as soon as it answers again', async () => {
  const { answers } = await openOffline();
  await box.fill('brush');
  await expect.poll(() => first().getAttribute('href')).toBe('/sample/brush/');
  Object.entries(siteAnswers).forEach(([path, answer]) => answers.set(path, answer));
  await retry.click();
  await expect.poll(note).toBe('Not searched, because it didn’t respond: home');
  await box.fill('button');
  await expect.poll(() => first().getAttribute('href')).toBe('/sample/button/');
  await box.fill('turpentine');
  await expect.element(nothing).toBeVisible();
});

it('searches visited pages of one product beside the indexes of others', async () => {
  await openOffline(visited, { ...unreachable, '/other/search-en.json': { json: otherIndex } });
  await box.fill('flexbox');
  await expect.poll(() => first().getAttribute('href')).toBe('/other/flexbox/');
  await box.fill('turpentine');
  await expect.poll(() => first().getAttribute('href')).toBe('/sample/brush/');
});
