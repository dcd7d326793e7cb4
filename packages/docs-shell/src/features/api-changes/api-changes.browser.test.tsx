import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../i18n';
import { encodeVersion } from '../../lib/encode-version';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { readerVersionsKey } from '../../theme/reader-version';
import { ChangesPage } from '..';
import { initRowFilter } from '../row-filter/row-filter.client';
import { initApiChanges } from './api-changes.client';
import type { ChangeEffect } from './contract';

const packageName = '@scope/paint';

const row = (of: string, name: string, version: string, effect: ChangeEffect) => ({
  id: `${of}-${name}`,
  version: { text: version, code: encodeVersion(version) },
  effect,
  kind: 'prop',
  name,
  html: effect,
});

const groups = [
  {
    name: 'Brush',
    rows: [row('Brush', 'size', '6.1.0', 'new'), row('Brush', 'tip', '7.0.0', 'breaking')],
  },
  { name: 'Roller', rows: [row('Roller', 'width', '6.5.0', 'deprecated')] },
];
const versions = ['7.1', '7.0', '6.5', '6.4'].map((text) => ({ text, code: encodeVersion(text) }));

const codemods = [
  { command: 'npx codemod brush', of: 'Brush' },
  { command: 'npx codemod v7', code: encodeVersion('7.0.0') },
];

beforeEach(() => {
  localStorage.removeItem(readerVersionsKey);
});

async function mountChanges(search = ''): Promise<void> {
  history.replaceState(null, '', location.pathname + search);
  mountPage({
    behaviors: [initApiChanges, initRowFilter],
    content: (
      <ChangesPage view={{ packageName, versions, groups, codemods, dataHref: '#' }} t={en} />
    ),
  });
  await expect.poll(() => query('#d-changes select[name=to]')).toHaveProperty('value', '7.1');
}

const shown = () =>
  [...document.querySelectorAll('.d-changes tr[id]')]
    .filter((one) => one.checkVisibility())
    .map(({ id }) => id);
const select = (name: string) => page.getByRole('combobox', { name, exact: true });

it('shows the changes between two versions and of the chosen effects, and keeps them in the address', async () => {
  await mountChanges();
  expect(shown()).toEqual(['Brush-size', 'Brush-tip', 'Roller-width']);
  await select('From').selectOptions('6.4');
  await expect.poll(shown).toEqual(['Brush-tip', 'Roller-width']);
  await select('To').selectOptions('6.5');
  await expect.poll(shown).toEqual(['Roller-width']);
  expect(page.getByRole('rowheader', { name: 'Brush' }).elements()).toHaveLength(0);
  expect(new URLSearchParams(location.search).get('from')).toBe('6.4');
  await page.getByRole('checkbox', { name: 'Deprecated' }).click();
  await expect.poll(shown).toEqual([]);
  expect(new URLSearchParams(location.search).get('show')).toBe('breaking new changed');
  expect(await findAccessibilityViolations('.d-changes')).toEqual([]);
});

it('lists codemods of what is shown', async () => {
  await mountChanges();
  const commands = () =>
    [...document.querySelectorAll('.d-changes-codemods li:not([data-excluded])')].map(
      ({ textContent }) => textContent,
    );
  await expect.poll(commands).toEqual(['npx codemod brush', 'npx codemod v7']);
  await select('To').selectOptions('6.5');
  await expect.poll(commands).toEqual(['npx codemod brush']);
  await select('From').selectOptions('6.4');
  await expect.poll(commands).toEqual([]);
});

it('starts with the choice in the address', async () => {
  await mountChanges('?from=6.4.12&show=breaking');
  await expect.poll(shown).toEqual(['Brush-tip']);
});

it('combines the choice with the words of the filter', async () => {
  await mountChanges();
  await select('From').selectOptions('6.4');
  await page.getByRole('searchbox', { name: 'Filter changes' }).fill('width');
  await expect.poll(shown).toEqual(['Roller-width']);
});

it('stores the version that the reader uses, and starts there the next time', async () => {
  await mountChanges();
  await select('From').selectOptions('6.5');
  await page.getByRole('button', { name: 'Use as my version' }).click();
  await expect
    .poll(() => JSON.parse(localStorage.getItem(readerVersionsKey) ?? '{}') as unknown)
    .toEqual({ [packageName]: '6.5' });
  await mountChanges();
  await expect.poll(shown).toEqual(['Brush-tip']);
});

it('reads the version from a package.json', async () => {
  await mountChanges();
  const file = new File(
    [JSON.stringify({ dependencies: { [packageName]: '^6.5.2' } })],
    'package.json',
  );
  await userEvent.upload(page.getByLabelText('Or choose a package.json'), file);
  await expect.poll(shown).toEqual(['Brush-tip']);
  await expect
    .poll(() => query('.d-changes-reader [role=status]').textContent)
    .toBe('API pages mark what is newer than 6.5.2.');
});
