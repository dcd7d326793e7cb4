import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tab, Tabs } from '..';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { tabsReadyAttribute } from './contract';
import { initTabs } from './tabs.client';

const managers = ['npm', 'pnpm', 'yarn', 'bun'];

async function mountTabs(): Promise<void> {
  mountPage({
    behaviors: [initTabs],
    content: (
      <>
        {['add', 'add --save-dev'].map((command) => (
          <Tabs
            key={command}
            id={command.replaceAll(' ', '')}
            label="Package manager"
            group="manager"
          >
            {managers.map((manager) => (
              <Tab key={manager} title={manager}>
                <p>{`${manager} ${command} vitest`}</p>
              </Tab>
            ))}
          </Tabs>
        ))}
        <Tabs id="language" label="Language" group="language">
          <Tab title="TypeScript">Typed</Tab>
          <Tab title="JavaScript">
            <span id="needle">The needle is in this haystack.</span>
          </Tab>
        </Tabs>
      </>
    ),
  });
  await expect
    .poll(() => document.querySelectorAll(`.d-tabs:not([${tabsReadyAttribute}])`).length)
    .toBe(0);
}

const lists = page.getByRole('tablist', { name: 'Package manager' });
const chosenIn = (label: string) =>
  page
    .getByRole('tablist', { name: label })
    .getByRole('tab', { selected: true })
    .elements()
    .map(({ textContent }) => textContent);
const chosen = () => chosenIn('Package manager');
const isShown = (text: string) =>
  [...document.querySelectorAll('p')].some(
    (element) =>
      element.textContent === text &&
      element.checkVisibility({ contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().height > 0,
  );

it('shows the same choice in all tabs of a group, and does not change other groups', async () => {
  await mountTabs();
  expect(chosen()).toEqual(['npm', 'npm']);
  await lists.first().getByRole('tab', { name: 'pnpm' }).click();
  expect(chosen()).toEqual(['pnpm', 'pnpm']);
  await expect
    .element(page.getByRole('tabpanel', { name: 'pnpm' }).first())
    .toHaveTextContent('pnpm add');
  expect(isShown('pnpm add --save-dev vitest')).toBe(true);
  expect(isShown('npm add --save-dev vitest')).toBe(false);
  expect(chosenIn('Language')).toEqual(['TypeScript']);
  expect(await findAccessibilityViolations('.d-prose')).toEqual([]);
});

it('is one tab stop, in which arrow keys, Home and End choose a tab', async () => {
  await mountTabs();
  await lists.first().getByRole('tab', { name: 'pnpm' }).click();
  for (const [key, name] of [
    ['ArrowRight', 'yarn'],
    ['End', 'bun'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'bun'],
    ['Home', 'npm'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(lists.first().getByRole('tab', { name, exact: true })).toHaveFocus();
    expect(chosen()).toEqual([name, name]);
  }
  document.documentElement.dir = 'rtl';
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toEqual(['pnpm', 'pnpm']);
  await userEvent.tab();
  expect(lists.first().element().contains(document.activeElement)).toBe(false);
});

it('keeps the choice for the next page', async () => {
  await mountTabs();
  await lists.first().getByRole('tab', { name: 'bun' }).click();
  await mountTabs();
  expect(chosen()).toEqual(['bun', 'bun']);
  expect(chosenIn('Language')).toEqual(['TypeScript']);
});

it('follows a choice in another tab of the browser', async () => {
  await mountTabs();
  localStorage.setItem('docs-tabs', '{"manager":"yarn"}');
  dispatchEvent(new StorageEvent('storage', { key: 'docs-tabs' }));
  expect(chosen()).toEqual(['yarn', 'yarn']);
});

it('chooses the tab of a panel in which the search of the browser finds text', async () => {
  await mountTabs();
  query('#needle').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(chosenIn('Language')).toEqual(['JavaScript']);
});
