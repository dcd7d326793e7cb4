import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HeadingLink } from '..';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { setWindow } from '../../testing/reader-media.fixture';
import { initNavigationDrawer } from '../navigation/navigation-drawer.client';
import { tocClass } from './contract';
import { initTocDisclosure, initTocScrollspy } from './toc.client';

const sections = ['Usage', 'Sizes', 'Accessibility', 'Styling'];

/** Mounts a page. The last two sections can have another height than the others. */
const mountText = (lastHeight = 900) =>
  mountPage({
    page: {
      headings: sections.map((text) => ({ level: 2, id: text.toLowerCase(), text })),
    },
    content: sections.map((text, index) => (
      <section key={text}>
        <HeadingLink level={2} id={text.toLowerCase()} text={text} />
        <div style={{ height: index < 2 ? 900 : lastHeight }} />
      </section>
    )),
    behaviors: [initTocScrollspy, initTocDisclosure, initNavigationDrawer],
  });

describe('the table of contents', () => {
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const marked = () => query(`.${tocClass}`).querySelector('[aria-current]')?.textContent;

  it('links to headings, and marks the one that is being read', async () => {
    mountText();
    await toc.getByRole('link', { name: 'Accessibility' }).click();
    expect(location.hash).toBe('#accessibility');
    await expect.element(page.elementLocator(query('h2#accessibility'))).toBeInViewport();
    await expect.poll(marked).toBe('Accessibility');
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(marked).toBe('Styling');
    expect(document.querySelectorAll(`.${tocClass} [aria-current]`)).toHaveLength(1);
    scrollTo(0, 0);
    await expect.poll(marked).not.toBe('Styling');
  });

  it('marks the chosen heading at the end of the page, where sections are too short to scroll to', async () => {
    mountText(50);
    for (const name of ['Accessibility', 'Styling', 'Accessibility']) {
      await toc.getByRole('link', { name }).click();
      await expect.poll(marked).toBe(name);
    }
    scrollTo(0, 0);
    await expect.poll(marked).not.toBe('Accessibility');
  });

  it('closes on a narrow screen after use', async () => {
    await setWindow(390, 844);
    mountText();
    const isOpen = () => query(`.${tocClass} > details`).hasAttribute('open');
    const summary = page.elementLocator(query(`.${tocClass} summary`));
    await summary.click();
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await expect.element(summary).toHaveFocus();
    await summary.click();
    await page.elementLocator(query('.d-page-title')).click();
    expect(isOpen()).toBe(false);
    await summary.click();
    await toc.getByRole('link', { name: 'Sizes' }).click();
    expect(isOpen()).toBe(false);
  });
});

it('traps the focus in the drawer of a phone, closes it with Escape and returns the focus', async () => {
  await setWindow(390, 844);
  mountText();
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  expect(navigation.query()).toBeNull();
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.click();
  await expect.element(navigation).toBeVisible();
  const visited = new Set<Element | null>();
  for (let step = 0; step < 12; step += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    visited.add(activeElement);
    // After the last element the focus moves to the browser's own controls, as in every modal dialog.
    expect(activeElement === document.body || activeElement?.closest('#d-drawer')).toBeTruthy();
  }
  expect(visited.size).toBeGreaterThan(3);
  query('.d-drawer a').focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => navigation.query()).toBeNull();
  await expect.element(opener).toHaveFocus();
});

it('has a skip link to the main content', async () => {
  mountText();
  const link = page.getByRole('link', { name: 'Skip to content' });
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
