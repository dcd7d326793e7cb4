import { createCatalog, parseQuery, searchProducts, type SearchIndex } from 'docs-shell/search';
import { expect, it } from 'vitest';
import { createSearchIndex } from './create-search-index';
import { readSearchPage } from './read-search-page';

/** The markup of API pages: the name is an attribute or the text, the id on the element or around it. */
const html = `<main><h1 class="d-page-title">Brush API</h1>
<h2 id="props">Props</h2>
<table><tbody>
<tr id="brush-prop-size" data-search-kind="prop" data-search-name="size"><th>size</th><td>How big</td></tr>
<tr id="brush-prop-disableBristles" data-search-kind="prop" data-search-name="disableBristles"><th>disableBristles</th></tr>
</tbody></table>
<h2 id="slots">Slots</h2><ul><li id="brush-slot-handle"><code data-search-kind="slot">handle</code></li></ul>
<h2 id="classes">CSS classes</h2><ul><li id="brush-classes-sizeLarge"><code data-search-kind="class">PaintBrush-sizeLarge</code></li></ul>
<h2 id="variables">CSS variables</h2><p id="v"><code data-search-kind="variable">--paint-brush-width</code></p>
<p id="w" data-search-kind="nonsense">oddity</p></main>`;

const versioned = html
  .replace('<main>', '<main><div data-api-of="@scope/paint" data-page-since="020000">')
  .replace('<tr id="brush-prop-size"', '<tr data-since="020100" id="brush-prop-size"')
  .replace('</main>', '</div></main>');

const product = { id: 'paint', name: 'Paint', family: 'Art', version: '1', href: '/paint/' };
const { index } = createSearchIndex({ language: 'en', product }, [
  { href: '/paint/api/brush/', ...readSearchPage(html) },
  {
    href: '/paint/brush/',
    ...readSearchPage('<main><h1 class="d-page-title">Brush</h1><h2 id="size">Choose a size</h2>'),
  },
]);
const published: SearchIndex = { ...index, shards: [] };
const catalog = createCatalog(JSON.parse(JSON.stringify(published)) as SearchIndex);

it.each([
  ['disableBristles', 'prop', 'brush-prop-disableBristles'],
  ['bristles', 'prop', 'brush-prop-disableBristles'],
  ['disable bristle', 'prop', 'brush-prop-disableBristles'],
  ['disableBristels', 'prop', 'brush-prop-disableBristles'],
  ['brush handle', 'slot', 'brush-slot-handle'],
  ['PaintBrush-sizeLarge', 'class', 'brush-classes-sizeLarge'],
  ['--paint-brush-width', 'variable', 'v'],
  ['--paint-brush', 'variable', 'v'],
])('%s finds the %s of an API page first, at its anchor', (query, kind, anchor) => {
  const [group] = searchProducts([catalog], parseQuery(query), {});
  expect(group?.hits[0]?.entry).toMatchObject({ kind, href: `/paint/api/brush/#${anchor}` });
});

it('says which version added a page and its names, and of which package', () => {
  const page = readSearchPage(versioned);
  const { index: read } = createSearchIndex({ language: 'en', product }, [
    { href: '/paint/api/brush/', ...page },
  ]);
  expect(read.product.packageName).toBe('@scope/paint');
  expect(read.pages[0]).toMatchObject({ since: '020000' });
  expect(read.pages[0]?.symbols[0]).toMatchObject({
    names: ['size', 'disableBristles'],
    since: { '020100': [0] },
  });
  expect(read.pages[0]?.symbols[1]).not.toHaveProperty('since');
  expect(index.product).not.toHaveProperty('packageName');
  expect(index.pages[0]).not.toHaveProperty('since');
});

it('finds a kind on its own, and only known kinds', () => {
  const kinds = (query: string, kind: 'prop' | 'slot') =>
    searchProducts([catalog], parseQuery(query), { kinds: new Set([kind]) }).flatMap(({ hits }) =>
      hits.map(({ entry }) => entry.text),
    );
  expect(kinds('size', 'prop')).toEqual(['size']);
  expect(kinds('handle', 'prop')).toEqual([]);
  expect(catalog.entries.filter(({ text }) => text === 'oddity')).toEqual([]);
});
