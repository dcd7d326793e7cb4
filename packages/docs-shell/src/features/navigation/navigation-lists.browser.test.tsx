import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../i18n';
import type { NavigationItem } from '../../page/types';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { setWindow } from '../../testing/reader-media.fixture';
import { samplePage, samplePageItem } from '../frame/sample-page';
import { initNavigationFilter } from './navigation-filter.client';
import { initNavigationState } from './navigation-state.client';
import { renderLists } from './NavigationList';

const pageItems = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => samplePageItem(`${name} ${index + 1}`));
const part: NavigationItem = {
  kind: 'group',
  title: 'Part',
  badges: [],
  isOpen: false,
  listNumber: 7,
  children: pageItems('Section', 3),
};
const book: NavigationItem = {
  kind: 'group',
  title: 'Book',
  badges: [],
  isOpen: false,
  listNumber: 4,
  children: [...pageItems('Chapter', 40), part],
};
const items = [book, ...samplePage.navigation];
const listsUrl = '/_assets/navigation-1.json';

const navigation = page.getByRole('navigation', { name: 'Documentation' });
const link = (name: string) => navigation.getByRole('link', { name, exact: true });
const group = (name: string) =>
  navigation.getByRole('group').getByText(name, { exact: true }).first();

const serve = vi.fn<() => Response>();

beforeEach(async () => {
  await setWindow(1280, 600);
  serve.mockReset().mockImplementation(() => Response.json(renderLists({ items, t: en })));
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    expect(url).toBe(listsUrl);
    return serve();
  });
});

function mountLarge(): void {
  mountPage({
    page: { navigation: items, navigationLists: listsUrl },
    behaviors: [initNavigationFilter, initNavigationState],
  });
}

it('has the first link of a closed group, and adds the others when the reader opens it', async () => {
  mountLarge();
  expect(document.querySelectorAll('.d-side-nav details a')).toHaveLength(
    // Of “Book” one, and all of the small groups.
    1 + document.querySelectorAll('.d-side-nav details:not(:has([data-list])) a').length,
  );
  await group('Book').click();
  await expect.element(link('Chapter 40')).toBeVisible();
  expect(document.querySelectorAll('.d-side-nav [href="/sample/chapter-1/"]')).toHaveLength(1);
  await expect.element(link('Section 3')).not.toBeInTheDocument();
  await group('Part').click();
  await expect.element(link('Section 3')).toBeVisible();
  expect(serve).toHaveBeenCalledTimes(1);
  // Not below the filter, which sticks to the upper edge.
  query('.d-drawer').scrollTop = 0;
  expect(await findAccessibilityViolations('.d-side-nav')).toEqual([]);
});

it('keeps the focus on the first link, and opens groups by keyboard', async () => {
  let answer = () => {};
  vi.spyOn(window, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(serve());
    }),
  );
  mountLarge();
  query('.d-side-nav summary').focus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(link('Chapter 1')).toHaveFocus();
  answer();
  await expect.element(link('Chapter 2')).toBeVisible();
  await expect.element(link('Chapter 1')).toHaveFocus();
});

it('restores groups that were open on an earlier page, and the scroll position', async () => {
  const state = { groups: { Book: true, 'Book/Part': true }, scrollTop: 300 };
  const read = () => ({
    scrollTop: query('.d-drawer').scrollTop,
    open: [...document.querySelectorAll<HTMLDetailsElement>('.d-side-nav details')].map(
      ({ open }) => open,
    ),
  });
  const mount = (list: typeof items, navigationLists?: string) => {
    sessionStorage.setItem(`docs-navigation:${samplePage.productId}`, JSON.stringify(state));
    mountPage({
      page: {
        navigation: [samplePageItem('Start'), ...list, samplePageItem('End', { current: true })],
        ...(navigationLists !== undefined && { navigationLists }),
      },
      behaviors: [initNavigationState],
    });
  };
  const { listNumber: ownNumber, ...wholePart } = part;
  const { listNumber, ...wholeBook } = {
    ...book,
    children: [...pageItems('Chapter', 40), wholePart],
  };
  mount([wholeBook]);
  const expected = read();
  expect(expected.open).toEqual([true, true]);
  expect(expected.scrollTop).toBeGreaterThan(300);
  mount([book], listsUrl);
  await expect.element(link('Section 3')).toBeVisible();
  expect(read()).toEqual(expected);
});

it('filters entries that no one has opened', async () => {
  mountLarge();
  await navigation.getByRole('searchbox', { name: 'Filter navigation' }).fill('section 2');
  await expect.element(navigation.getByRole('status')).toHaveTextContent(/^1 page found$/);
  await expect.element(link('Section 2')).toBeVisible();
});

it('tells the reader that the entries cannot be loaded, and tries again', async () => {
  serve.mockReturnValueOnce(new Response('', { status: 500 }));
  serve.mockReturnValueOnce(new Response('', { status: 500 }));
  mountLarge();
  await group('Book').click();
  await expect.element(page.getByText(en.loadFailed)).toBeInTheDocument();
  await expect.element(link('Chapter 1')).toBeVisible();
  await group('Book').click();
  await group('Book').click();
  await expect.element(link('Chapter 40')).toBeVisible();
});
