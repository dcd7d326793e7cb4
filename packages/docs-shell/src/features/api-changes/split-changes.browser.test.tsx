import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { en } from '../../i18n';
import { encodeVersion } from '../../lib/encode-version';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { serveRequests } from '../../testing/serve-requests.fixture';
import { readerVersionsKey } from '../../theme/reader-version';
import { ChangesPage, ChangesPart } from '..';
import { initRowFilter } from '../row-filter/row-filter.client';
import { waitForActiveForm } from './active-form.fixture';
import { initApiChanges } from './api-changes.client';
import type { ChangeEffect } from './change-effects';
import type { ChangeGroupView, ChangesSummaryView, ChangesView } from './types';

const packageName = '@scope/paint';

const row = (of: string, name: string, version: string, effect: ChangeEffect = 'new') => ({
  id: `${of}-${name}-${encodeVersion(version)}`,
  version: { text: version, code: encodeVersion(version) },
  effect,
  kind: 'prop',
  name,
  html: effect,
});

/** The pages with the parts of a history. Both have changes of Brush. */
const parts: Readonly<Record<string, readonly ChangeGroupView[]>> = {
  '/changes/6-0/': [
    { name: 'Brush', rows: [row('Brush', 'size', '6.1.0')] },
    { name: 'Roller', rows: [row('Roller', 'width', '6.5.0', 'deprecated')] },
  ],
  '/changes/7-0/': [
    { name: 'Brush', rows: [row('Brush', 'tip', '7.0.0', 'breaking')] },
    { name: 'Canvas', rows: [row('Canvas', 'grain', '7.1.0')] },
  ],
};

const summarize = (text: string, href: string): ChangesSummaryView => ({
  link: { href, text },
  code: encodeVersion(text),
  counts: { breaking: 0, new: 1, deprecated: 0, changed: 0 },
});

const view: ChangesView = {
  packageName,
  versions: ['7.1', '7.0', '6.5', '6.1'].map((text) => ({ text, code: encodeVersion(text) })),
  groups: [],
  split: {
    versions: [
      summarize('7.1', '/changes/7-0/'),
      summarize('7.0', '/changes/7-0/'),
      summarize('6.5', '/changes/6-0/'),
      summarize('6.1', '/changes/6-0/'),
    ],
    names: ['Brush', 'Canvas', 'Roller'],
  },
  codemods: [],
  dataHref: '#',
};

function renderPart(path: string): string {
  const groups = parts[path] ?? [];
  return renderToStaticMarkup(
    <ChangesPart view={{ packageName, groups, allHref: '/changes/' }} t={en} />,
  );
}

/** Mounts the page of a long history, on a server with the pages of its parts. */
async function mountSplit(address = '') {
  history.replaceState(null, '', location.pathname + address);
  const answers = Object.keys(parts).map((path) => [path, { body: renderPart(path) }] as const);
  const server = serveRequests(Object.fromEntries(answers));
  mountPage({
    behaviors: [initApiChanges, initRowFilter],
    content: <ChangesPage view={view} t={en} />,
  });
  expect(query('#d-changes select[name=to]')).toHaveProperty('value', '7.1');
  await waitForActiveForm();
  return {
    ...server,
    paths: () => server.requests.map(({ url }) => new URL(url).pathname),
  };
}

const shown = () =>
  [...document.querySelectorAll('.d-changes tr[id]')]
    .filter((item) => item.checkVisibility())
    .map(({ id }) => id);
const isSummaryShown = () => query('#d-changes-summary').checkVisibility();
const select = (name: string) => page.getByRole('combobox', { name, exact: true });

beforeEach(() => {
  localStorage.removeItem(readerVersionsKey);
});

afterEach(() => {
  history.replaceState(null, '', location.pathname);
});

it('shows a summary with links, and requests no page until the reader chooses something', async () => {
  const { paths } = await mountSplit();
  await expect.poll(isSummaryShown).toBe(true);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#d-changes-summary a')];
  expect(links.map((link) => link.getAttribute('href'))).toContain('/changes/6-0/');
  expect(shown()).toEqual([]);
  expect(await findAccessibilityViolations('.d-changes')).toEqual([]);
  expect(paths()).toEqual([]);
});

it('shows the changes between two versions from the pages that have them', async () => {
  const { paths } = await mountSplit();
  await select('From').selectOptions('6.5');
  await expect.poll(shown).toEqual(['Brush-tip-070000', 'Canvas-grain-070100']);
  expect(paths()).toEqual(['/changes/7-0/']);
  expect(isSummaryShown()).toBe(false);
  await select('From').selectOptions('6.1');
  await expect
    .poll(shown)
    .toEqual(['Brush-tip-070000', 'Canvas-grain-070100', 'Roller-width-060500']);
  expect(paths()).toEqual(['/changes/7-0/', '/changes/6-0/']);
  expect(query('#d-upgrade').textContent).toContain('Brush: tip');
  expect(await findAccessibilityViolations('.d-changes')).toEqual([]);
  await select('From').selectOptions('the first version');
  await expect.poll(isSummaryShown).toBe(true);
});

it('joins the changes of an export from several pages, oldest first', async () => {
  await mountSplit('?of=brush+Pen');
  await expect.poll(shown).toEqual(['Brush-size-060100', 'Brush-tip-070000']);
  expect(document.querySelectorAll('[data-changes-of=Brush]')).toHaveLength(1);
  expect(query('.d-changes-reader [role=status]').textContent).toBe('No known changes to Pen.');
});

it('finds words on all pages', async () => {
  await mountSplit();
  await page.getByRole('searchbox', { name: 'Filter changes' }).fill('width');
  await expect.poll(shown).toEqual(['Roller-width-060500']);
  await expect.poll(() => query('.d-row-filter [role=status]').textContent).toContain('1');
  await page.getByRole('searchbox', { name: 'Filter changes' }).fill('');
  await expect.poll(isSummaryShown).toBe(true);
});

it('shows the change that an address leads to', async () => {
  await mountSplit('#Roller-width-060500');
  await expect.poll(shown).toEqual(['Roller-width-060500']);
  expect(location.search).toBe('?from=6.1&to=6.5');
  await expect.poll(() => document.querySelector(':target')?.id).toBe('Roller-width-060500');
});

it('includes the change that an address leads to in the choice of the reader', async () => {
  await mountSplit('?from=6.5#Brush-size-060100');
  await expect.poll(shown).toEqual(['Brush-size-060100']);
  await mountSplit('?from=6.5#Canvas-grain-070100');
  await expect.poll(shown).toEqual(['Brush-tip-070000', 'Canvas-grain-070100']);
});

it('keeps the summary and says so if a page does not load, and tries again', async () => {
  const { answers } = await mountSplit();
  answers.set('/changes/7-0/', 'unreachable');
  await select('From').selectOptions('6.5');
  await expect.element(page.getByText(en.loadFailed)).toBeVisible();
  expect(isSummaryShown()).toBe(true);
  answers.set('/changes/7-0/', { body: renderPart('/changes/7-0/') });
  await select('From').selectOptions('7.0');
  await expect.poll(shown).toEqual(['Canvas-grain-070100']);
});

it('shows the last choice if pages arrive late', async () => {
  const { answers } = await mountSplit();
  let answer: ((page: { body: string }) => void) | undefined;
  answers.set('/changes/6-0/', new Promise((resolve) => (answer = resolve)));
  await select('From').selectOptions('6.1');
  await select('From').selectOptions('7.0');
  await expect.poll(shown).toEqual(['Canvas-grain-070100']);
  answer?.({ body: renderPart('/changes/6-0/') });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown()).toEqual(['Canvas-grain-070100']);
});

it('filters the rows of the page of a part', async () => {
  mountPage({
    behaviors: [initApiChanges, initRowFilter],
    content: (
      <ChangesPart
        view={{
          packageName,
          groups: parts['/changes/6-0/'] ?? [],
          allHref: '/changes/',
          next: { href: '/changes/7-0/', text: '7.0–7.1' },
        }}
        t={en}
      />
    ),
  });
  expect(page.getByRole('link', { name: '7.0–7.1' }).elements()).toHaveLength(1);
  await page.getByRole('searchbox', { name: 'Filter changes' }).fill('width');
  await expect.poll(shown).toEqual(['Roller-width-060500']);
  expect(await findAccessibilityViolations('.d-changes')).toEqual([]);
});
