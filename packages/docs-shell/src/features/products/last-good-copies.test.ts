import { describe, expect, it } from 'vitest';
import { applyAnswer, formatCopies, parseCopies } from './last-good-copies';
import { parseProductPlaces } from './product-places';

const places = parseProductPlaces('paint /paint,grid /data/react-grid,home ');
const [paint = { id: '', rootPath: '' }] = places;
const summary = { id: 'paint', name: 'Paint', tagline: 'Colours', logo: '/paint/logo.svg' };
const published = {
  schemaVersion: 1,
  rootPath: '/paint',
  identity: { ...summary, name: 'Paint two' },
  versions: [{ text: '2.0.0', current: true }],
};
const grid = { id: 'grid', name: 'Grid', tagline: 'Rows', logo: '/g.svg', version: '8.0.0' };
const copies = new Map([
  ['paint', summary],
  ['grid', grid],
]);

describe('parseProductPlaces', () => {
  it('reads what the page lists', () => {
    expect(places).toEqual([
      { id: 'paint', rootPath: '/paint' },
      { id: 'grid', rootPath: '/data/react-grid' },
      { id: 'home', rootPath: '' },
    ]);
    expect(parseProductPlaces('')).toEqual([]);
  });
});

describe('parseCopies', () => {
  it('reads what formatCopies wrote', () => {
    expect(parseCopies(formatCopies(copies), places)).toEqual(copies);
  });

  it.each([
    [null],
    [''],
    ['[]'],
    ['{"paint":7}'],
    ['{"other":{"id":"other","name":"a","tagline":"b"}}'],
  ])('finds nothing in %s', (text) => {
    expect(parseCopies(text, places).size).toBe(0);
  });

  it('loses the spoilt entry alone', () => {
    const text = JSON.stringify({ paint: { ...summary, name: 7 }, grid });
    expect([...parseCopies(text, places).keys()]).toEqual(['grid']);
  });
});

describe('applyAnswer', () => {
  it('takes what is new', () => {
    const after = applyAnswer(copies, paint, { kind: 'found', value: published });
    expect(after.get('paint')).toEqual({ ...summary, name: 'Paint two', version: '2.0.0' });
    expect(after.get('grid')).toBe(grid);
  });

  it('drops a product that is gone, and it alone', () => {
    expect([...applyAnswer(copies, paint, { kind: 'gone' }).keys()]).toEqual(['grid']);
  });

  it.each([
    [{ kind: 'failed' } as const],
    [{ kind: 'found', value: '<html>' } as const],
    [{ kind: 'found', value: { ...published, rootPath: '/elsewhere' } } as const],
  ])('keeps the last good copy after %j', (answer) => {
    expect(applyAnswer(copies, paint, answer)).toEqual(copies);
  });
});
