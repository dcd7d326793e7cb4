import { describe, expect, it } from 'vitest';
import { tableFixture } from '../routing/table.fixture';
import { en } from '../i18n';
import { resolveResources } from './resolve-resources';

const frontMatter = { title: 'Brush', description: 'Paints.' };
const library = {
  packageName: '@scope/paint',
  version: '2.0.0',
  tag: '@scope/paint@2.0.0',
  repositoryUrl: 'https://github.com/org/paint',
};
const source = {
  frontMatter,
  productId: 'paint',
  productTable: tableFixture,
  library,
  language: 'en',
  hasPage: (pathname: string) => pathname === '/paint/api/fine-brush',
  messages: en,
};

describe('resolveResources', () => {
  it('links to existing API pages, the source of the installed version, the pattern and the package', () => {
    const resources = resolveResources({
      ...source,
      frontMatter: {
        ...frontMatter,
        components: ['FineBrush', 'Roller'],
        githubSource: 'packages/paint/src/FineBrush',
        waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      },
    });
    expect(resources).toEqual([
      { kind: 'api', title: 'FineBrush API', href: '/paint/api/fine-brush/' },
      { kind: 'api', title: 'Roller API' },
      {
        kind: 'source',
        title: 'Source',
        href: 'https://github.com/org/paint/tree/@scope/paint@2.0.0/packages/paint/src/FineBrush',
      },
      {
        kind: 'pattern',
        title: 'WAI-ARIA pattern',
        href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      },
      {
        kind: 'package',
        title: '@scope/paint on npm',
        href: 'https://www.npmjs.com/package/@scope/paint/v/2.0.0',
      },
    ]);
  });

  it.each([
    ['@scope/charts', undefined, '@scope/charts'],
    ['@scope/paint', undefined, '@scope/paint/v/2.0.0'],
    ['@scope/charts', ['Roller'], '@scope/charts'],
    [undefined, undefined, undefined],
  ])('links to the package %s of a page about %s', (name, components, address) => {
    const resources = resolveResources({
      ...source,
      frontMatter: {
        ...frontMatter,
        ...(name !== undefined && { package: name }),
        ...(components && { components }),
      },
    });
    expect(resources.find(({ kind }) => kind === 'package')?.href).toBe(
      address && `https://www.npmjs.com/package/${address}`,
    );
  });

  it.each([
    ['FineBrush', 'fine-brush'],
    ['CSPProvider', 'csp-provider'],
    ['useBrush', 'use-brush'],
    ['Unstable_FineBrush', 'unstable-fine-brush'],
    ['Grid2', 'grid2'],
  ])('finds the API page of %s at %s', (name, slug) => {
    const [resource] = resolveResources({
      ...source,
      hasPage: (pathname) => pathname === `/paint/api/${slug}`,
      frontMatter: { ...frontMatter, components: [name] },
    });
    expect(resource).toEqual({ kind: 'api', title: `${name} API`, href: `/paint/api/${slug}/` });
  });

  it('links to demos, source and its own package on an API page', () => {
    const resources = resolveResources({
      ...source,
      api: {
        demos: [
          { title: 'Brush', href: '/paint/react-brush' },
          { title: 'Ink', href: 'https://ink.example/' },
        ],
        sourceHref: 'https://github.com/org/paint/blob/v3.0.0/Brush.d.ts',
        package: { name: '@scope/paint-pro', version: '3.0.0' },
      },
    });
    expect(resources).toEqual([
      { kind: 'demos', title: 'Brush demos', href: '/paint/react-brush/' },
      { kind: 'demos', title: 'Ink demos', href: 'https://ink.example/' },
      {
        kind: 'source',
        title: 'Source',
        href: 'https://github.com/org/paint/blob/v3.0.0/Brush.d.ts',
      },
      {
        kind: 'package',
        title: '@scope/paint-pro on npm',
        href: 'https://www.npmjs.com/package/@scope/paint-pro/v/3.0.0',
      },
    ]);
  });

  it('returns nothing for a page that documents no component', () => {
    expect(resolveResources(source)).toEqual([]);
  });

  it('links to an API page in the language of the page', () => {
    const resources = resolveResources({
      ...source,
      library: undefined,
      language: 'zh',
      frontMatter: { ...frontMatter, components: ['FineBrush'] },
    });
    expect(resources).toEqual([
      { kind: 'api', title: 'FineBrush API', href: '/zh/paint/api/fine-brush/' },
    ]);
  });
});
