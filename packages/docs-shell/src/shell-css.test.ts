import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-styles/page-styles';
import { docsTheme } from './theme/docs-theme';

const folder = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const entry = read('shell.css');
const imported = [...entry.matchAll(/@import '\.\/([^']+)'/g)].flatMap((match) => match[1] ?? []);
const ofSomePages = Object.values(pageStyles).map(({ file }) => `features/${file}`);
const readSheet = (file: string) => ({ file, css: read(file).replace(/\/\*.*?\*\//gs, '') });
const sheetsOfAllPages = imported.map(readSheet);
const sheets = [...sheetsOfAllPages, ...ofSomePages.map(readSheet)];

describe('shell.css', () => {
  it('declares the cascade layers first, in a fixed order', () => {
    const statement = '@layer theme, docsearch, mui, utilities;';
    expect(entry.split('\n', 1)[0]).toBe(statement);
    expect(imported[0]).toBe('theme/layers.css');
    expect(sheetsOfAllPages[0]?.css.trim()).toBe(statement);
  });

  it('imports every stylesheet into the layer theme, so that no rule overrides demos', () => {
    for (const line of entry
      .split('\n')
      .filter((text) => text.startsWith('@import'))
      .slice(1)) {
      expect(line).toMatch(/^@import '[^']+' layer\(theme\);$/);
    }
  });

  it('imports each stylesheet once, except those for some pages', () => {
    const present = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /^(fonts|features|theme)\/.*(?<!\.lazy)\.css$/.test(file));
    expect([...imported, ...ofSomePages].sort()).toEqual(present.sort());
  });

  it('is smaller than 12 KiB compressed, before minification', () => {
    const size = gzipSync(sheetsOfAllPages.map(({ css }) => css).join('')).length;
    expect(size / 1024).toBeLessThan(12);
  });

  it.each(sheets)('$file uses logical properties', ({ css }) => {
    expect(css).not.toMatch(
      /[\s{;](left|right|(margin|padding|border|inset)-(left|right)[a-z-]*)\s*:/,
    );
    expect(css).not.toMatch(/(text-align|float|clear):\s*(left|right)/);
  });

  it.each(sheets)('$file selects the direction by attribute', ({ css }) => {
    // Next's minifier turns `:dir()` into a list of languages, but readers choose a direction.
    expect(css).not.toContain(':dir(');
  });

  it.each(sheets)('$file uses only the breakpoints of the theme', ({ css }) => {
    const { sm, md, lg, xl } = docsTheme.breakpoints.values;
    const allowed = [sm, md, lg, xl].flatMap((width) => [
      `(min-width: ${width}px)`,
      `(max-width: ${width - 0.05}px)`,
    ]);
    // Container queries may use any width.
    for (const [prelude] of css.matchAll(/@media[^{]*/g)) {
      for (const [query] of prelude.matchAll(/\((min|max)-width:[^)]*\)/g)) {
        expect(allowed).toContain(query);
      }
    }
  });

  it.each(sheets)('$file uses color tokens only', ({ file, css }) => {
    if (!file.includes('generated')) {
      expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i);
    }
  });

  it.each(sheets)('$file styles selected text everywhere or nowhere', ({ css }) => {
    // A selector that names an element makes the browser compute a style of selected text for each element of the page.
    expect(css).not.toMatch(/(?<=[^\s{},])\s*::selection/);
  });

  it('has no motion outside of prefers-reduced-motion: no-preference', () => {
    for (const { file, css } of sheets) {
      const outside = css.replace(
        /@media[^{]*prefers-reduced-motion: no-preference[^{]*\{.*?\n\}/gs,
        '',
      );
      expect(outside, file).not.toMatch(/transition|animation/);
    }
  });
});

describe('roboto-latin.woff2', () => {
  it('is smaller than 30 KiB', () => {
    const size = statSync(path.join(folder, 'fonts/roboto-latin.woff2')).size;
    expect(size / 1024).toBeLessThan(30);
  });
});

describe('the fallback of Roboto', () => {
  const faces = [...read('fonts/fonts.css').matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, rules = '']) => rules)
    .filter((rules) => rules.includes("'Roboto fallback'"));
  const percentOf = (name: string, rules: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rules)?.[1]);

  it.each(['Arial', 'DejaVu Sans'])('has two faces of %s, for all weights', (font) => {
    const weights = faces
      .filter((rules) => new RegExp(`local\\('${font}(?: Bold)?'\\)`).test(rules))
      .map((rules) => /font-weight: ([\d ]+);/.exec(rules)?.[1]);
    expect(weights).toEqual(['300 500', '600 700']);
  });

  it('has the line height of Roboto in every face', () => {
    for (const rules of faces) {
      const size = percentOf('size-adjust', rules) / 100;
      expect((percentOf('ascent-override', rules) * size) / 100).toBeCloseTo(1900 / 2048, 3);
      expect((percentOf('descent-override', rules) * size) / 100).toBeCloseTo(500 / 2048, 3);
    }
  });
});
