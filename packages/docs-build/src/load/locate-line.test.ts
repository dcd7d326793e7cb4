import { describe, expect, it } from 'vitest';
import { createLineLocator } from './locate-line';

const locator = createLineLocator(`const pages = [
  { pathname: '/a' }, { pathname: "/a.b" },
  // { pathname: '/a' },
  { title: 'see https://a.example', 'pathname' : \`/a\` },
];
const more = ['/c'].map((pathname) => ({ pathname }));
export default [
  { identity: { id: 'x', name: 'X' }, pages },
  { identity: { id: 'y', tagline: 'Y' }, pages: more },
];
`);

describe('createLineLocator', () => {
  it.each([
    ['/a', 0, 2],
    ['/a', 1, 4],
    ['/a', 2, undefined],
    ['/a.b', 0, 2],
    ['/aXb', 0, undefined],
    ['/c', 0, 6],
  ])('finds %s, occurrence %i, in line %s', (pathname, occurrence, line) => {
    expect(locator.ofPathname(pathname, occurrence)).toBe(line);
  });

  it.each([
    ['identity', 0, 8],
    ['identity.name', 0, 8],
    ['identity.tagline', 0, 8],
    ['identity.tagline', 1, 9],
    ['versions', 0, undefined],
  ])('finds the key %s, occurrence %i, in line %s', (keys, occurrence, line) => {
    expect(locator.ofKeys(keys.split('.'), occurrence)).toBe(line);
  });
});
