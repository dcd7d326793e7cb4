import { describe, expect, it } from 'vitest';
import { pageRequestFixture } from './page-request.fixture';
import { resolveBreadcrumbs } from './resolve-links';
import { resolveBadges, resolveNavigation } from './resolve-navigation';
import type { NavigationItem } from './types';

describe('resolveNavigation', () => {
  it('returns an item of each kind', () => {
    expect(resolveNavigation(pageRequestFixture)).toEqual([
      { kind: 'page', title: 'Overview', href: '/paint/', icon: 'home', badges: [] },
      {
        kind: 'group',
        title: 'Components',
        badges: [],
        isOpen: true,
        children: [
          {
            kind: 'section',
            title: 'Main inputs',
            badges: [],
            children: [
              {
                kind: 'page',
                title: 'The brush',
                href: '/paint/react-brush/',
                current: true,
                badges: ['new', 'pro'],
              },
            ],
          },
          { kind: 'text', title: 'Roller', badges: ['planned'] },
          { kind: 'page', title: 'Grid', href: '/data/react-grid/', badges: [] },
          {
            kind: 'page',
            title: 'Store',
            href: 'https://store.example/',
            external: true,
            linkProps: { 'data-a': 'b' },
            badges: [],
          },
          {
            kind: 'page-group',
            title: 'Rest',
            href: '/paint/components/rest/',
            badges: [],
            isOpen: false,
            children: [
              { kind: 'page', title: 'useBrush', href: '/paint/api/use-brush/', badges: [] },
            ],
          },
        ],
      },
    ]);
  });

  it('shares items that do not lead to the page between pages, and no others', () => {
    const rest = (item: NavigationItem | undefined) =>
      childrenOf(item).find(({ title }) => title === 'Rest');
    const resolve = (pathname: string) => resolveNavigation({ ...pageRequestFixture, pathname })[1];
    const brush = resolve('/paint/react-brush');
    const overview = resolve('/paint');
    const hook = resolve('/paint/api/use-brush');
    expect(rest(overview)).toBe(rest(brush));
    expect(overview).not.toBe(brush);
    expect(rest(hook)).toMatchObject({ isOpen: true, children: [{ current: true }] });
    expect(rest(resolve('/paint'))).toBe(rest(brush));
  });

  it('resolves each entry of the current page, and none of another page, as the current one', () => {
    const { product } = pageRequestFixture;
    const again = { pathname: '/paint/more', children: [{ pathname: '/paint' }] };
    const request = {
      ...pageRequestFixture,
      product: { ...product, pages: [...product.pages, again] },
    };
    const current = (pathname: string) =>
      JSON.stringify(resolveNavigation({ ...request, pathname })).match(/"current":true/g) ?? [];
    expect(current('/paint/react-brush')).toHaveLength(1);
    expect(current('/paint')).toHaveLength(2);
    expect(current('/paint/react-brush')).toHaveLength(1);
  });

  it('numbers the lists of groups in a large navigation, the same ones for all pages', () => {
    const context = { ...pageRequestFixture, navigationLists: '/_assets/navigation-1.json' };
    const [, components] = resolveNavigation(context);
    expect(components).toMatchObject({ title: 'Components', listNumber: 1 });
    expect(childrenOf(components).at(-1)).toMatchObject({ title: 'Rest', listNumber: 7 });
    const [, closed] = resolveNavigation({ ...context, pathname: '/paint' });
    expect(closed).toMatchObject({ isOpen: false, listNumber: 1 });
    expect(childrenOf(closed).at(-1)).toMatchObject({ listNumber: 7 });
    expect(resolveNavigation(pageRequestFixture)[1]).not.toHaveProperty('listNumber');
  });

  it('keeps the language within the product, and links to other products in English', () => {
    const [overview, components] = resolveNavigation({ ...pageRequestFixture, language: 'zh' });
    expect(overview).toMatchObject({ href: '/zh/paint/' });
    expect(childrenOf(components)).toContainEqual(
      expect.objectContaining({ title: 'Grid', href: '/data/react-grid/' }),
    );
  });

  it('renders a missing page as text', () => {
    const items = resolveNavigation({ ...pageRequestFixture, hasPage: () => false });
    expect(items[0]).toEqual({ kind: 'text', title: 'Overview', icon: 'home', badges: [] });
  });

  it('opens the group of a page that the navigation leaves out', () => {
    const context = { ...pageRequestFixture, pathname: '/paint/components/rest/brush-hair' };
    const components = resolveNavigation(context)[1];
    expect(components).toMatchObject({ isOpen: true });
    expect(childrenOf(components).at(-1)).toMatchObject({ title: 'Rest', isOpen: true });
    expect(resolveBreadcrumbs(context, 'BrushHair').map(({ title }) => title)).toEqual([
      'Paint',
      'Components',
      'Rest',
      'BrushHair',
    ]);
  });

  it('opens the group whose own page is the current one', () => {
    const context = { ...pageRequestFixture, pathname: '/paint/components/rest' };
    expect(childrenOf(resolveNavigation(context)[1]).at(-1)).toMatchObject({
      title: 'Rest',
      current: true,
      isOpen: true,
    });
  });
});

describe('resolveBadges', () => {
  it.each([
    [{}, []],
    [{ newFeature: false, plan: 'premium' }, ['premium']],
    [
      { legacy: true, beta: true, unstable: true, planned: true, newFeature: true, plan: 'pro' },
      ['new', 'planned', 'unstable', 'beta', 'legacy', 'pro'],
    ],
  ] as const)('%j has %j', (entry, badges) => {
    expect(resolveBadges({ pathname: '/', ...entry })).toEqual(badges);
  });
});

function childrenOf(item: NavigationItem | undefined): readonly NavigationItem[] {
  return item && 'children' in item ? item.children : [];
}
