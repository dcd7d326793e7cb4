import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { samplePage, samplePageItem } from '../frame/sample-page';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { setWindow } from '../../testing/reader-media.fixture';
import { initNavigationDrawer } from './navigation-drawer.client';
import { initNavigationFilter } from './navigation-filter.client';

const chapters = Array.from({ length: 24 }, (_, index) => samplePageItem(`Chapter ${index + 1}`));
const book = {
  kind: 'group' as const,
  title: 'Book',
  badges: [],
  isOpen: false,
  children: chapters,
};

const navigation = page.getByRole('navigation', { name: 'Documentation' });
const box = navigation.getByRole('searchbox', { name: 'Filter navigation' });
const status = navigation.getByRole('status');

const openGroups = () =>
  [...document.querySelectorAll('.d-side-nav details')].map((group) => group.hasAttribute('open'));

function mountBook(): void {
  mountPage({
    page: { navigation: [...samplePage.navigation, book] },
    behaviors: [initNavigationDrawer, initNavigationFilter],
  });
}

it('shows the pages that match, announces how many, and restores everything when cleared', async () => {
  mountBook();
  const before = openGroups();
  await box.fill('chapter 2');
  await expect.element(status).toHaveTextContent(/^7 pages found$/);
  await expect.element(navigation.getByRole('link', { name: 'Chapter 24' })).toBeVisible();
  expect(navigation.getByRole('link', { name: 'Button' }).query()).toBeNull();
  expect(await findAccessibilityViolations('.d-side-nav')).toEqual([]);
  await box.fill('chapter 24');
  await expect.element(status).toHaveTextContent(/^1 page found$/);
  await box.fill('nothing like it');
  await expect.element(status).toHaveTextContent(/^No page found$/);
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await expect.element(status).toBeEmptyDOMElement();
  expect(openGroups()).toEqual(before);
  await expect.element(navigation.getByRole('link', { name: 'Button' })).toBeVisible();
});

it.each(['ArrowDown', 'Enter'])('%s moves the focus from the box to the first hit', async (key) => {
  mountBook();
  await box.fill('number field');
  await expect.element(status).toHaveTextContent(/^1 page found$/);
  await userEvent.keyboard(`{${key}}`);
  await expect.element(navigation.getByRole('link', { name: 'Number field' })).toHaveFocus();
});

it('applies text that the browser restored', async () => {
  mountBook();
  query('.d-nav-filter input').setAttribute('value', 'chapter 24');
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect.element(status).toHaveTextContent(/^1 page found$/);
});

it('clears the box in the drawer on the first Escape, and closes the drawer on the second', async () => {
  await setWindow(390, 844);
  mountBook();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await box.fill('button');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  await expect.element(box).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => box.query()).toBeNull();
});

it('leaves the filter out of a small navigation', () => {
  mountPage({ behaviors: [initNavigationFilter] });
  expect(document.querySelector('.d-side-nav')).not.toBeNull();
  expect(document.querySelector('.d-nav-filter')).toBeNull();
});

// Chromium clears a search field itself; other browsers leave that to the page.
it('handles Escape while the box has text, and leaves it to the drawer otherwise', async () => {
  mountBook();
  await box.fill('button');
  await expect.element(status).toHaveTextContent(/page found|pages found/);
  const escape = () =>
    box
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
  expect(escape()).toBe(false);
  await expect.element(box).toHaveValue('');
  expect(escape()).toBe(true);
});
