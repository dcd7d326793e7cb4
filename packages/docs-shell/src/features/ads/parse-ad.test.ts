import { describe, expect, it } from 'vitest';
import { parseAd } from './parse-ad.client';

const environment = {
  hosts: ['https://ads.example', 'https://pixels.example'],
  nowSeconds: 1700000000,
};
const parse = (listing: unknown) => parseAd(listing, environment);
const parseOne = (entry: object) => parse({ ads: [{ statlink: 'https://go.example/', ...entry }] });

describe('parseAd', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', [{ statlink: 'https://go.example/' }]],
    ['a text', 'ads'],
    ['no ads', {}],
    ['ads that are not a list', { ads: 'https://go.example/' }],
    ['an empty listing', { ads: [] }],
    ['entries that are not objects', { ads: [null, 1, 'a', []] }],
    ['no link', { ads: [{ company: 'A' }, {}, { statlink: '' }] }],
    ['a javascript: link', { ads: [{ statlink: 'javascript:alert(1)' }] }],
    ['an http: link', { ads: [{ statlink: 'http://go.example/' }] }],
    ['a data: link', { ads: [{ statlink: 'data:text/html,a' }] }],
    ['a path', { ads: [{ statlink: '/click' }, { statlink: 'click' }] }],
    ['a link without a host', { ads: [{ statlink: 'https://' }, { statlink: '//' }] }],
    ['a link that is not a string', { ads: [{ statlink: { href: 'https://go.example/' } }] }],
  ])('finds no ad in %s', (_, listing) => {
    expect(parse(listing)).toBeUndefined();
  });

  it('returns the first ad that has a valid link', () => {
    const listing = {
      ads: [
        { company: 'None' },
        { statlink: 'javascript:alert(1)', company: 'Bad' },
        { statlink: '//go.example/a?b', company: 'First' },
        { statlink: 'https://go.example/', company: 'Second' },
      ],
    };
    expect(parse(listing)).toEqual({
      link: 'https://go.example/a?b',
      company: 'First',
      description: '',
      impressions: [],
    });
  });

  it.each<[unknown, string | undefined]>([
    ['https://ads.example/a.png', 'https://ads.example/a.png'],
    ['//ads.example/a.png', 'https://ads.example/a.png'],
    ['http://ads.example/a.png', undefined],
    ['https://elsewhere.example/a.png', undefined],
    ['data:image/png,a', undefined],
    [5, undefined],
  ])('parses the image %s as %s', (image, expected) => {
    expect(parseOne({ image })?.image).toBe(expected);
  });

  it.each<[object, readonly string[]]>([
    [{ statimp: 'https://ads.example/i' }, ['https://ads.example/i']],
    [
      { statimp: '//ads.example/i', pixel: '//ads.example/1||https://pixels.example/2' },
      ['https://ads.example/i', 'https://ads.example/1', 'https://pixels.example/2'],
    ],
    [
      { pixel: 'https://ads.example/?t=[timestamp]&u=[timestamp]', timestamp: '123' },
      ['https://ads.example/?t=123&u=123'],
    ],
    [
      { pixel: 'https://ads.example/?t=[timestamp]', timestamp: 123 },
      ['https://ads.example/?t=123'],
    ],
    [{ pixel: 'https://ads.example/?t=[timestamp]' }, ['https://ads.example/?t=1700000000']],
    [
      { pixel: 'https://ads.example/?t=[timestamp]', timestamp: '' },
      ['https://ads.example/?t=1700000000'],
    ],
    [
      { pixel: 'https://ads.example/?t=[timestamp]', timestamp: '$&/../x?y' },
      ['https://ads.example/?t=%24%26%2F..%2Fx%3Fy'],
    ],
    [{ pixel: '||javascript:a||http://ads.example/||https://elsewhere.example/' }, []],
    [{ statimp: ['https://ads.example/'], pixel: { a: 'https://ads.example/' } }, []],
  ])('lists the impressions of %o as %o', (entry, expected) => {
    expect(parseOne(entry)?.impressions).toEqual(expected);
  });

  it('limits the number of pixels and the length of texts', () => {
    const pixel = Array.from({ length: 9999 }, (_, index) => `//ads.example/${index}`).join('||');
    expect(parseOne({ pixel })?.impressions).toHaveLength(50);
    expect(parseOne({ description: 'a'.repeat(100_000) })?.description).toHaveLength(300);
  });

  it.each<[unknown, string]>([
    ['  A\n\t company\u0000 ', 'A company'],
    ['<b onclick="a">&amp;', '<b onclick="a">&amp;'],
    ['\u202edlrow', 'dlrow'],
    [null, ''],
    [{ toString: 'A' }, ''],
  ])('cleans the text %j to %j', (company, expected) => {
    expect(parseOne({ company })?.company).toBe(expected);
  });
});
