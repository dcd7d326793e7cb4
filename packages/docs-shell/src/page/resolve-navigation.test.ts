import { describe, expect, it } from 'vitest';
import { pageRequestFixture } from './page-request.fixture';
import { resolveBreadcrumbs } from './resolve-breadcrumbs';
import { resolveMarkers } from './resolve-markers';
import { resolveNavigation } from './resolve-navigation';

describe('resolveNavigation', () => {
  it('draws each kind of entry', () => {
    expect(resolveNavigation(pageRequestFixture)).toEqual([
      { title: 'Overview', href: '/paint/', icon: 'home', markers: [], children: [] },
      {
        title: 'Components',
        markers: [],
        containsCurrent: true,
        children: [
          {
            title: 'Main inputs',
            isSubheader: true,
            markers: [],
            containsCurrent: true,
            children: [
              {
                title: 'The brush',
                href: '/paint/react-brush/',
                current: true,
                markers: ['new', 'pro'],
                children: [],
              },
            ],
          },
          { title: 'Roller', markers: ['planned'], children: [] },
          { title: 'Grid', href: '/data/react-grid/', markers: [], children: [] },
          {
            title: 'Store',
            href: 'https://store.example/',
            external: true,
            linkProps: { 'data-a': 'b' },
            markers: [],
            children: [],
          },
          {
            title: 'Rest',
            href: '/paint/components/rest/',
            markers: [],
            children: [
              { title: 'useBrush', href: '/paint/api/use-brush/', markers: [], children: [] },
            ],
          },
        ],
      },
    ]);
  });

  it('keeps the language, but leaves it where another app may not have it', () => {
    const [overview, components] = resolveNavigation({ ...pageRequestFixture, language: 'zh' });
    expect(overview?.href).toBe('/zh/paint/');
    expect(components?.children.find(({ title }) => title === 'Grid')?.href).toBe(
      '/data/react-grid/',
    );
  });

  it('does not link to a page that is not there', () => {
    const items = resolveNavigation({ ...pageRequestFixture, hasPage: () => false });
    expect(items[0]).toEqual({ title: 'Overview', icon: 'home', markers: [], children: [] });
  });
});

describe('resolveMarkers', () => {
  it.each([
    [{}, []],
    [{ newFeature: false, plan: 'premium' }, ['premium']],
    [
      { legacy: true, beta: true, unstable: true, planned: true, newFeature: true, plan: 'pro' },
      ['new', 'planned', 'unstable', 'beta', 'legacy', 'pro'],
    ],
  ] as const)('%j has %j', (entry, markers) => {
    expect(resolveMarkers({ pathname: '/', ...entry })).toEqual(markers);
  });

  it('opens the group of a page that it leaves out, and names the way to it', () => {
    const context = { ...pageRequestFixture, pathname: '/paint/components/rest/brush-hair' };
    const components = resolveNavigation(context)[1];
    expect(components).toMatchObject({ containsCurrent: true });
    expect(components?.children.at(-1)).toMatchObject({ title: 'Rest', containsCurrent: true });
    expect(resolveBreadcrumbs(context, 'BrushHair').map(({ title }) => title)).toEqual([
      'Paint',
      'Components',
      'Rest',
      'BrushHair',
    ]);
  });
});
