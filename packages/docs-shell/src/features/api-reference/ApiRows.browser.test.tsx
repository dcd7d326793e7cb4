import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { en } from '../../i18n';
import { mountPage } from '../../testing/mount-page.fixture';
import { ApiPage } from './ApiPage';
import type { ApiSectionView } from './types';

const list = <T,>(length: number, create: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => create(index));

const createProps = (count: number): ApiSectionView => ({
  kind: 'props',
  id: 'props',
  title: 'Props',
  level: 2,
  notes: [],
  groups: [
    {
      props: list(count, (index) => ({
        id: `prop-${index}`,
        name: `prop${index}`,
        type: { short: [{ text: 'string' }] },
        description: '',
      })),
    },
  ],
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

function mount(sections: readonly ApiSectionView[]) {
  const view = { imports: [], description: '', facts: [], sections };
  mountPage({ behaviors: [], content: <ApiPage view={view} t={en} /> });
}

/** Rows and sections whose heights are assumed until the reader comes near. */
const listLater = () =>
  [...document.querySelectorAll('.d-api-customization, .d-api-types > div, tr[id]')]
    .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
    .map(({ id }) => id || 'table');

it('lays out later what follows 40 rows of a list', async () => {
  await page.viewport(390, 800);
  mount([createProps(42), classes]);
  expect(listLater()).toEqual(['prop-40', 'prop-41', 'table', 'class-0', 'class-1']);
});

it.each<[string, readonly ApiSectionView[], string[]]>([
  ['nothing of a short page', [createProps(37), classes, createTypes(2)], []],
  ['what follows 40 rows', [createProps(40), classes, createTypes(1)], ['table', 'type-0']],
  ['types that follow 40 others', [createTypes(42)], ['type-40', 'type-41']],
])('lays out later: %s', async (_, sections, expected) => {
  await page.viewport(1280, 800);
  mount(sections);
  expect(listLater().filter((id) => !/^(prop|class)/.test(id))).toEqual(expected);
});

it('lays out everything at once if the URL names an element', () => {
  mount([createProps(40), classes, createTypes(1)]);
  location.hash = '#type-0';
  expect(listLater()).toEqual([]);
  location.hash = '';
});
