import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../i18n';
import { encodeVersion } from '../../lib/encode-version';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { readerVersionsKey } from '../../theme/reader-version';
import { ChangesPage } from '..';
import { initRowFilter } from '../row-filter/row-filter.client';
import { waitForActiveForm } from './active-form.fixture';
import { initApiChanges } from './api-changes.client';
import type { ChangeEffect } from './change-effects';
import type { ChangesView } from './types';

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

async function mountChanges(search = '', more: Partial<ChangesView> = {}): Promise<void> {
  history.replaceState(null, '', location.pathname + search);
  mountPage({
    behaviors: [initApiChanges, initRowFilter],
    content: (
      <ChangesPage
        view={{ packageName, versions, groups, codemods, dataHref: '#', ...more }}
        t={en}
      />
    ),
  });
  const newest = (more.versions ?? versions)[0]?.text;
  expect(query('#d-changes select[name=to]')).toHaveProperty('value', newest);
  await waitForActiveForm();
}

const shown = () =>
  [...document.querySelectorAll('.d-changes tr[id]')]
    .filter((row) => row.checkVisibility())
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

it('says if there are no changes between two versions', async () => {
  await mountChanges();
  const status = page.getByText('None found');
  await select('From').selectOptions('7.0');
  await expect.element(status).toBeVisible();
  await select('From').selectOptions('6.4');
  await expect.poll(() => status.elements()).toEqual([]);
});

it('has fields of the same height', async () => {
  await mountChanges();
  const height = (name: string) =>
    query(`#d-changes [name=${name}]`).getBoundingClientRect().height;
  expect(height('of')).toBe(height('from'));
});

it('lists what to do for an upgrade in order, and all codemods before a version is chosen', async () => {
  await mountChanges();
  const fold = query('#d-upgrade');
  const steps = () =>
    [...fold.querySelectorAll(':scope > ol > li')].map((item) => item.textContent);
  expect(steps()).toEqual([]);
  expect(fold.querySelectorAll(':scope > ul:not([data-excluded]) > li')).toHaveLength(2);
  expect(fold).toHaveProperty('open', false);
  await select('From').selectOptions('6.4');
  await expect
    .poll(steps)
    .toEqual([
      'Install 7.1npm install @scope/paint@7.1',
      'Run the codemods for 7.1npx codemod v7',
      'Fix what 7.1 breaks: 1Brush: tip breaking',
      'Replace what is deprecatednpx codemod brushReplace what is deprecated: 1Roller: width deprecated',
    ]);
  expect(fold).toHaveProperty('open', true);
  expect(fold.querySelectorAll(':scope > ul:not([data-excluded])')).toHaveLength(0);
  expect(fold.querySelector('a')?.hash).toBe('#Brush-tip');
  expect(await findAccessibilityViolations('.d-changes')).toEqual([]);
});

it('shows the changes of the components that the reader names', async () => {
  await mountChanges('?from=6.4&of=roller+Pen');
  await expect.poll(shown).toEqual(['Roller-width']);
  const components = page.getByRole('textbox', { name: 'Components' });
  await expect.element(components).toHaveValue('roller, Pen');
  expect(query('.d-changes-reader [role=status]').textContent).toBe('No known changes to Pen.');
  expect(query('#d-upgrade').textContent).not.toContain('Brush');
  await components.fill('Brush');
  await userEvent.tab();
  await expect.poll(shown).toEqual(['Brush-tip']);
  expect(new URLSearchParams(location.search).get('of')).toBe('Brush');
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
  await page.getByRole('button', { name: 'Remember as my version' }).click();
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

it('compares prereleases by their number', async () => {
  const betas = ['12', '9', '8'].map((number) => ({
    text: `beta.${number}`,
    code: encodeVersion(`5.0.0-beta.${number}`),
  }));
  const rows = [
    row('Brush', 'size', '5.0.0-beta.9', 'new'),
    row('Brush', 'tip', '5.0.0-beta.12', 'new'),
  ];
  await mountChanges('', { versions: betas, groups: [{ name: 'Brush', rows }] });
  await select('From').selectOptions('beta.9');
  await expect.poll(shown).toEqual(['Brush-tip']);
  await page.getByRole('button', { name: 'Remember as my version' }).click();
  await expect
    .poll(() => localStorage.getItem(readerVersionsKey))
    .toBe(`{"${packageName}":"5.0.0-beta.9"}`);
  await mountChanges('', { versions: betas, groups: [{ name: 'Brush', rows }] });
  await expect.poll(shown).toEqual(['Brush-tip']);
});
