import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { en } from '../../i18n';
import { lateLayoutAttribute } from '../../theme/late-layout';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { ApiPage } from './ApiPage';
import { layOutAfterJump } from './late-layout.lazy.client';
import type { ApiSectionView } from './types';

beforeEach(() => document.documentElement.setAttribute(lateLayoutAttribute, ''));
afterEach(() => document.documentElement.removeAttribute(lateLayoutAttribute));

const list = <T,>(length: number, create: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => create(index));

const createProps = (...counts: readonly number[]): ApiSectionView => ({
  kind: 'props',
  id: 'props',
  title: 'Props',
  level: 2,
  notes: [],
  groups: counts.map((count, group) => ({
    title: `Group ${group}`,
    props: list(count, (index) => ({
      id: `prop-${group}-${index}`,
      name: `prop${index}`,
      type: { short: [{ text: 'string' }] },
      description: '',
    })),
  })),
});

const classes: ApiSectionView = {
  kind: 'customization',
  id: 'classes',
  title: 'CSS classes',
  level: 2,
  rowKind: 'class',
  rows: list(2, (index) => ({ id: `class-${index}`, name: `.x${index}`, description: '' })),
};

const createTypes = (count: number): ApiSectionView => ({
  kind: 'types',
  id: 'types',
  title: 'Types',
  level: 2,
  types: list(count, (index) => ({ id: `type-${index}`, name: 'X', description: '', code: [] })),
});

function mount(sections: readonly ApiSectionView[], behaviors: readonly (() => void)[] = []) {
  const view = { imports: [], description: '', facts: [], sections };
  mountPage({ behaviors, content: <ApiPage view={view} t={en} /> });
}

/** Rows and sections whose heights are assumed until the reader comes near. */
const listLater = () =>
  [...document.querySelectorAll('.d-api-customization, .d-api-types > div, tr[id]')]
    .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
    .map(({ id }) => id || 'table');

it.each<[string, number]>([
  ['list', 390],
  ['table', 1280],
])('lays out later what follows 40 rows of a %s', async (_, width) => {
  await page.viewport(width, 800);
  mount([createProps(3, 41, 1), classes]);
  expect(listLater()).toEqual([
    'prop-1-37',
    'prop-1-38',
    'prop-1-39',
    'prop-1-40',
    'prop-2-0',
    'table',
    'class-0',
    'class-1',
  ]);
  // Browsers skip no row of a table.
  expect(getComputedStyle(query('#prop-2-0')).display).not.toBe('table-row');
});

it.each<[string, readonly ApiSectionView[], string[]]>([
  ['nothing of a short page', [createProps(36), classes, createTypes(2)], []],
  ['what follows 40 rows', [createProps(40), classes, createTypes(1)], ['table', 'type-0']],
  ['types that follow 40 others', [createTypes(42)], ['type-40', 'type-41']],
])('lays out later: %s', async (_, sections, expected) => {
  await page.viewport(1280, 800);
  mount(sections);
  expect(listLater().filter((id) => !/^(prop|class)/.test(id))).toEqual(expected);
});

it('lays out everything at once if no height may be assumed', () => {
  document.documentElement.removeAttribute(lateLayoutAttribute);
  mount([createProps(42), classes, createTypes(1)]);
  expect(listLater()).toEqual([]);
});

it('lays out a few rows in each frame after the reader jumps, and nothing before', async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => scrollTo(0, 0));
  mount([createProps(60, 10), classes, createTypes(1)], [layOutAfterJump]);
  const counts: number[] = [];
  const nextFrame = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        counts.push(listLater().length);
        resolve();
      }),
    );
  for (let step = 0; step < 5; step += 1) {
    scrollBy(0, innerHeight - 10);
    await nextFrame();
  }
  expect(counts).toEqual([34, 34, 34, 34, 34]);
  scrollTo(0, 0);
  while (document.documentElement.hasAttribute(lateLayoutAttribute)) await nextFrame();
  expect([...new Set(counts)]).toEqual([34, 24, 14, 4, 0]);
});
