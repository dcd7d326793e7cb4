import { describe, expect, it } from 'vitest';
import { parseDocSearchSettings, toSiteAddress } from './parse-docsearch';

describe('parseDocSearchSettings', () => {
  const settings = { appId: 'APP1', apiKey: 'k3y', indexName: 'docs' };

  it('parses valid settings', () => {
    expect(parseDocSearchSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it.each(['', '7', '[]', '{}', '{"appId":"A","apiKey":7,"indexName":"d"}'])(
    'returns undefined for %j',
    (text) => {
      expect(parseDocSearchSettings(text)).toBeUndefined();
    },
  );
});

describe('toSiteAddress', () => {
  it.each([
    ['https://docs.example.com/paint/brush/?a=1#size', '/paint/brush/?a=1#size'],
    ['/paint/brush/', '/paint/brush/'],
    ['//elsewhere.example/paint/', '/paint/'],
    ['https://docs.example.com//elsewhere.example/', '/elsewhere.example/'],
    ['javascript:alert(1)', '#'],
    ['data:text/html,x', '#'],
  ])('maps %s to %s', (url, address) => {
    expect(toSiteAddress(url)).toBe(address);
  });
});
