import { describe, expect, it } from 'vitest';
import { elideKnownParts } from './elide-known-parts';

const elide = (html: string, seen = new Set<string>()) => elideKnownParts(html, seen);

describe('elideKnownParts', () => {
  it('blanks styles and plain code, and keeps offsets', () => {
    const html =
      '<style>a{}</style><pre class="x"><code>a<span class="tk-b">&lt;</span></code></pre><p>b</p>';
    expect(elide(html)).toBe(
      `<style>   </style><pre class="x"><code>${' '.repeat(31)}</code></pre><p>b</p>`,
    );
  });

  it.each([
    '<pre><code><div>a</div></code></pre>',
    '<pre><code><span>a</code></pre>',
    '<pre><code></span><span></code></pre>',
    '<pre><code>a & b</code></pre>',
    '<pre><code><span onclick="a()">b</span></code></pre>',
  ])('keeps %s', (html) => {
    expect(elide(html)).toBe(html);
  });

  it('blanks a navigation that another page had, regardless of its current entry', () => {
    const seen = new Set<string>();
    const page = (mark: string) => `<nav><a href="/"${mark}>x</a></nav>`;
    expect(elide(page(''), seen)).toBe(page(''));
    expect(elide(page(' aria-current="page"'), seen)).toMatch(/^<nav> +<\/nav>$/);
    const other = '<nav><a href="/b">x</a></nav>';
    expect(elide(other, seen)).toBe(other);
  });

  it.each(['svg', 'fieldset'])('blanks the content of a %s that occurred before', (name) => {
    const element = (text: string) => `<${name} class="x"><b>${text}</b></${name}>`;
    const blank = `<${name} class="x">        </${name}>`;
    expect(elide(element('a') + element('a') + element('b'))).toBe(
      element('a') + blank + element('b'),
    );
  });
});
