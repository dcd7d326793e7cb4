import { expect, it } from 'vitest';
import { resolveAdvertisement } from './resolve-advertisement';

const listingUrl = 'https://ads.example/list.json?zone=1';
const on = { links: {}, adListingUrl: listingUrl };
const page = { title: 'Box', description: '' };

it.each([
  ['not configured', page, { links: {} }, undefined],
  ['only further hosts configured', page, { links: {}, adHosts: ['https://a.example'] }, undefined],
  ['a page without a word on it', page, on, ['https://ads.example']],
  ['a page that says yes', { ...page, ads: true }, on, ['https://ads.example']],
  ['a page that says no', { ...page, ads: false }, on, undefined],
  ['a page that is not there', undefined, on, undefined],
  [
    'further hosts, each once',
    page,
    { ...on, adHosts: ['https://a.example', 'https://ads.example'] },
    ['https://ads.example', 'https://a.example'],
  ],
])('%s', (_, frontMatter, config, hosts) => {
  expect(resolveAdvertisement(frontMatter, config)).toEqual(
    hosts ? { advertisement: { listingUrl, hosts } } : {},
  );
});
