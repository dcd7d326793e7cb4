import { describe, expect, it } from 'vitest';
import { createSearchIndex, splitShards } from './create-search-index';
import { readSearchPage } from './read-search-page';

const html = `<!doctype html><body><header>Menu</header><main id="main">
<nav class="d-breadcrumbs"><ol><li><a href="/">Paint</a></li><li>Tools</li><li>Brush</li></ol></nav>
<h1 class="d-page-title">Brush</h1><p class="d-page-lead">Soft <b>hair</b>.</p>
<div class="d-heading"><h2 id="sizes">Sizes &amp; <code>size</code></h2><a class="d-heading-link">#</a></div>
<p>Small</p><p>large</p><div data-demo-root="">Rendered demo</div><button>Copy</button>
<pre><code>const x = &lt;Brush disableElevation /&gt;; // why</code></pre>
<h2 id="props">Props</h2><table><tr id="prop-size" data-search-kind="prop" data-search-name="size"><td>size</td><td>How big</td></tr></table>
<span id="root" data-search-kind="class">PaintBrush-root</span><p data-search="off">Nothing</p>
<div class="d-after">Edit</div></main><footer>Foot</footer></body>`;

describe('readSearchPage', () => {
  it('reads the visible text between the title and the end of the content', () => {
    expect(readSearchPage(html)).toEqual({
      title: 'Brush',
      breadcrumbs: ['Paint', 'Tools', 'Brush'],
      sections: [
        { text: 'Soft hair.' },
        { heading: { id: 'sizes', text: 'Sizes & size' }, text: 'Small large disableElevation' },
        { heading: { id: 'props', text: 'Props' }, text: 'size How big PaintBrush-root' },
      ],
      symbols: [
        { kind: 'prop', name: 'size', id: 'prop-size' },
        { kind: 'class', name: 'PaintBrush-root', id: 'root' },
      ],
    });
  });

  it.each(['', '<main>', '<main><h1 class="d-page-title">', '<p>no main</p>'])(
    'takes %j',
    (text) => {
      expect(readSearchPage(text)).toMatchObject({ title: '', symbols: [] });
    },
  );
});

describe('createSearchIndex', () => {
  it('stores anchors only if they cannot be derived from the text', () => {
    const product = { id: 'paint', name: 'Paint', family: 'Art', version: '1', href: '/paint/' };
    const { index } = createSearchIndex({ language: 'en', product }, [
      { href: '/paint/brush/', ...readSearchPage(html) },
    ]);
    expect(index.pages).toEqual([
      {
        href: '/paint/brush/',
        title: 'Brush',
        breadcrumbs: ['Tools'],
        headings: [['Sizes & size', 'sizes'], ['Props']],
        symbols: [
          { kind: 'prop', prefix: 'prop-', names: ['size'] },
          { kind: 'class', prefix: '', names: ['PaintBrush-root'], anchors: ['root'] },
        ],
      },
    ]);
  });
});

describe('splitShards', () => {
  it('splits words by prefix until each shard is small, and loses none', () => {
    const lines = Array.from(
      { length: 9000 },
      (_, at) => [at.toString(36).padStart(3, 'a'), [at]] as const,
    );
    const shards = splitShards(lines);
    expect(Math.max(...shards.map(({ text }) => text.length))).toBeLessThanOrEqual(8000);
    expect(shards.flatMap(({ text }) => text.split('\n'))).toHaveLength(9000);
    for (const { prefix, text } of shards) {
      expect(text.split('\n').every((line) => line.startsWith(prefix))).toBe(true);
    }
    expect(splitShards([...lines].reverse().reverse())).toEqual(shards);
  });
});
