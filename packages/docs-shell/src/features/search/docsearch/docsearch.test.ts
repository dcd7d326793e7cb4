import { describe, expect, it } from 'vitest';
import { parseDocSearchSettings } from './parse-docsearch-settings';
import { toOwnAddress } from './to-own-address.client';

describe('parseDocSearchSettings', () => {
  const settings = { appId: 'APP1', apiKey: 'k3y', indexName: 'docs' };

  it('reads what the button carries', () => {
    expect(parseDocSearchSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it.each(['', '7', '[]', '{}', '{"appId":"A","apiKey":7,"indexName":"d"}'])(
    'finds none in %j',
    (text) => {
      expect(parseDocSearchSettings(text)).toBeUndefined();
    },
  );
});

describe('toOwnAddress', () => {
  it.each([
    ['https://docs.example.com/paint/brush/?a=1#size', '/paint/brush/?a=1#size'],
    ['/paint/brush/', '/paint/brush/'],
    ['//elsewhere.example/paint/', '/paint/'],
    ['https://docs.example.com//elsewhere.example/', '/elsewhere.example/'],
    ['javascript:alert(1)', '#'],
    ['data:text/html,x', '#'],
  ])('%s is here %s', (url, address) => {
    expect(toOwnAddress(url)).toBe(address);
  });
});
