import { describe, expect, it } from 'vitest';
import { en } from '../i18n';
import { pageRequestFixture } from './page-request.fixture';
import { resolveBreadcrumbs, resolvePrevNext, resolveTopLevelLinks } from './resolve-links';
import { resolveEditUrl, resolveSourceUrl } from './source-urls';

const at = (pathname: string) => ({ ...pageRequestFixture, pathname });
const home = { title: 'Paint', href: '/paint/' };

describe('resolveBreadcrumbs', () => {
  it.each([
    ['/paint', [home]],
    [
      '/paint/react-brush',
      [
        home,
        { title: 'Components' },
        { title: 'Main inputs' },
        { title: 'T', href: '/paint/react-brush/' },
      ],
    ],
    [
      '/paint/api/use-brush',
      [
        home,
        { title: 'Components' },
        { title: 'Rest', href: '/paint/components/rest/' },
        { title: 'T', href: '/paint/api/use-brush/' },
      ],
    ],
    ['/paint/nowhere', [home, { title: 'T' }]],
  ])('%s', (pathname, links) => {
    expect(resolveBreadcrumbs(at(pathname), 'T')).toEqual(links);
  });

  it('lists the root once, even if it contains all other entries', () => {
    const { product } = pageRequestFixture;
    const pages = [{ pathname: '/paint', children: [{ pathname: '/paint/react-brush' }] }];
    const context = { ...pageRequestFixture, product: { ...product, pages } };
    expect(resolveBreadcrumbs(context, 'T')).toHaveLength(2);
  });
});

describe('resolvePrevNext', () => {
  const brush = { title: 'The brush', href: '/paint/react-brush/' };
  const rest = { title: 'Rest', href: '/paint/components/rest/' };
  it.each([
    ['/paint', { next: brush }],
    ['/paint/react-brush', { previous: { title: 'Overview', href: '/paint/' }, next: rest }],
    ['/paint/api/use-brush', { previous: rest }],
    ['/paint/components', {}],
    ['/paint/nowhere', {}],
  ])('%s', (pathname, links) => {
    expect(resolvePrevNext(at(pathname))).toEqual(links);
  });
});

describe('resolveEditUrl', () => {
  const repositoryUrl = 'https://git.example/org/repo';
  it.each([
    [undefined, { repositoryUrl }, undefined],
    ['a/b.mdx', {}, undefined],
    ['a/b c.mdx', { repositoryUrl }, 'https://git.example/org/repo/edit/main/a/b%20c.mdx'],
  ])('%s', (sourceFile, config, url) => {
    expect(resolveEditUrl(sourceFile, config)).toBe(url);
  });
});

describe('resolveSourceUrl', () => {
  const repositoryUrl = 'https://git.example/org/repo';
  it.each([
    ['a/b.tsx', {}, undefined],
    ['a/b c.tsx', { repositoryUrl }, 'https://git.example/org/repo/blob/main/a/b%20c.tsx'],
  ])('%s', (sourceFile, config, url) => {
    expect(resolveSourceUrl(sourceFile, config)).toBe(url);
  });
});

describe('resolveTopLevelLinks', () => {
  it('falls back to /versions/ and leaves out links that are not configured', () => {
    expect(resolveTopLevelLinks({ links: {} }, en)).toEqual([
      { title: 'Versions', href: '/versions/' },
    ]);
  });

  it('returns the configured links', () => {
    const links = { versions: 'https://a.example', templates: 'https://b.example', blog: '/blog/' };
    expect(resolveTopLevelLinks({ links }, en)).toEqual([
      { title: 'Versions', href: 'https://a.example' },
      { title: 'Templates', href: 'https://b.example' },
      { title: 'Blog', href: '/blog/' },
    ]);
  });
});
