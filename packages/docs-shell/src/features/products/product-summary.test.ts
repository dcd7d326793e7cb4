import { describe, expect, it } from 'vitest';
import { readPublished, readSummary } from './product-summary';

const place = { id: 'paint', rootPath: '/paint' };
const identity = { id: 'paint', name: 'Paint', tagline: 'Colours', logo: '/paint/logo.svg' };
const published = {
  schemaVersion: 1,
  rootPath: '/paint',
  identity,
  versions: [
    { text: 'v1', current: false },
    { text: '2.0.0', current: true },
  ],
};

describe('readPublished', () => {
  it('takes name, line, logo and the current version', () => {
    expect(readPublished(published, place)).toEqual({ ...identity, version: '2.0.0' });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '<html>'],
    ['a list', [published]],
    ['another format', { ...published, schemaVersion: 2 }],
    ['another place', { ...published, rootPath: '' }],
    ['another product', { ...published, identity: { ...identity, id: 'grid' } }],
    ['no identity', { ...published, identity: undefined }],
    ['a name that is none', { ...published, identity: { ...identity, name: ' ' } }],
    ['an endless line', { ...published, identity: { ...identity, tagline: 'x'.repeat(201) } }],
  ])('does not hear %s', (_, value) => {
    expect(readPublished(value, place)).toBeUndefined();
  });

  it.each([
    ['javascript:alert(1)'],
    ['//elsewhere.example/a.svg'],
    ['/\\elsewhere.example/a.svg'],
    ['data:image/svg+xml,x'],
    [7],
    [undefined],
  ])('takes the usual place for the logo %s', (logo) => {
    const answer = readPublished({ ...published, identity: { ...identity, logo } }, place);
    expect(answer?.logo).toBe('/paint/logo.svg');
  });

  it.each([[undefined], ['2.0.0'], [[null, 7]], [[{ text: 7, current: true }]]])(
    'does without a version where versions are %j',
    (versions) => {
      expect(readPublished({ ...published, versions }, place)).toEqual(identity);
    },
  );
});

describe('readSummary', () => {
  it('reads what it wrote', () => {
    const summary = readPublished(published, place);
    expect(readSummary(JSON.parse(JSON.stringify(summary)), place)).toEqual(summary);
  });
});
