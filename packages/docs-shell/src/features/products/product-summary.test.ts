import { describe, expect, it } from 'vitest';
import { parseManifest, parseSummary } from './product-summary';

const product = { id: 'paint', rootPath: '/paint' };
const identity = { id: 'paint', name: 'Paint', tagline: 'Colors', logo: '/paint/logo.svg' };
const published = {
  schemaVersion: 1,
  rootPath: '/paint',
  identity,
  versions: [
    { text: 'v1', current: false },
    { text: '2.0.0', current: true },
  ],
};

describe('parseManifest', () => {
  it('returns name, tagline, logo and the current version', () => {
    expect(parseManifest(published, product)).toEqual({ ...identity, version: '2.0.0' });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', '<html>'],
    ['a list', [published]],
    ['another format', { ...published, schemaVersion: 2 }],
    ['another place', { ...published, rootPath: '' }],
    ['another product', { ...published, identity: { ...identity, id: 'grid' } }],
    ['no identity', { ...published, identity: undefined }],
    ['an empty name', { ...published, identity: { ...identity, name: ' ' } }],
    [
      'a tagline that is too long',
      { ...published, identity: { ...identity, tagline: 'x'.repeat(201) } },
    ],
  ])('ignores %s', (_, value) => {
    expect(parseManifest(value, product)).toBeUndefined();
  });

  it.each([
    ['javascript:alert(1)'],
    ['//elsewhere.example/a.svg'],
    ['/\\elsewhere.example/a.svg'],
    ['data:image/svg+xml,x'],
    [7],
    [undefined],
  ])('uses the default logo instead of %s', (logo) => {
    const answer = parseManifest({ ...published, identity: { ...identity, logo } }, product);
    expect(answer?.logo).toBe('/paint/logo.svg');
  });

  it.each([[undefined], ['2.0.0'], [[null, 7]], [[{ text: 7, current: true }]]])(
    'returns no version if versions are %j',
    (versions) => {
      expect(parseManifest({ ...published, versions }, product)).toEqual(identity);
    },
  );
});

describe('parseSummary', () => {
  it('reads a stored summary', () => {
    const summary = parseManifest(published, product);
    expect(parseSummary(JSON.parse(JSON.stringify(summary)), product)).toEqual(summary);
  });
});
