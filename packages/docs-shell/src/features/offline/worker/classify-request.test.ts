import { expect, it } from 'vitest';
import { classifyRequest } from './classify-request';

const origin = 'https://docs.example';
const plain = { method: 'GET', mode: 'no-cors', hasRange: false };
const navigate = { ...plain, mode: 'navigate' };

it.each([
  ['/', navigate, 'page'],
  ['/paint/brush/?a=b', navigate, 'page'],
  ['/paint/brush', navigate, 'page'],
  ['/paint/v1.2/', navigate, 'page'],
  ['/paint/index.html', navigate, 'page'],
  ['/paint/brush/index.md', navigate, 'data'],
  ['/paint/brush/index.md', plain, 'data'],
  ['/paint/notes.txt', navigate, 'none'],
  ['/_assets/og-image-12345678.png', navigate, 'none'],
  ['/api/feedback/entries', navigate, 'none'],
  ['/paint/', { ...navigate, method: 'POST' }, 'none'],
  ['/_assets/boot-12345678.js', plain, 'asset'],
  ['/ink/_assets/boot-12345678.js', plain, 'asset'],
  ['/_assets/boot-12345678.js', { ...plain, hasRange: true }, 'none'],
  ['/paint/search-en.json', plain, 'data'],
  ['/api/feedback', { ...plain, method: 'POST' }, 'none'],
  ['/api/feedback/entries', plain, 'none'],
  ['https://elsewhere.example/_assets/a.js', plain, 'none'],
  ['https://elsewhere.example/', navigate, 'none'],
] as const)('%s %j is %s', (address, facts, kind) => {
  expect(classifyRequest({ ...facts, url: new URL(address, origin).href }, origin)).toBe(kind);
});
