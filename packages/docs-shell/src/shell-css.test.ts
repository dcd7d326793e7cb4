import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-styles/page-styles';
import { shellTheme } from './theme/shell-theme';

const folder = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const entry = read('shell.css');
const imported = [...entry.matchAll(/@import '\.\/([^']+)'/g)].flatMap((match) => match[1] ?? []);
const ofSomePages = Object.values(pageStyles).map(({ file }) => `features/${file}`);
const readSheet = (file: string) => ({ file, css: read(file).replace(/\/\*.*?\*\//gs, '') });
const sheetsOfAllPages = imported.map(readSheet);
const sheets = [...sheetsOfAllPages, ...ofSomePages.map(readSheet)];

describe('shell.css', () => {
  it('names the layers first, in their fixed order', () => {
    const statement = '@layer theme, docsearch, mui, utilities;';
    expect(entry.split('\n', 1)[0]).toBe(statement);
    expect(imported[0]).toBe('theme/layers.css');
    expect(sheetsOfAllPages[0]?.css.trim()).toBe(statement);
  });

  it('puts everything into the layer theme, so that no rule beats a demo', () => {
    for (const line of entry
      .split('\n')
      .filter((text) => text.startsWith('@import'))
      .slice(1)) {
      expect(line).toMatch(/^@import '[^']+' layer\(theme\);$/);
    }
  });

  it('imports each stylesheet of a component once, except those that only some pages load', () => {
    const present = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /^(fonts|features|theme)\/.*(?<!\.lazy)\.css$/.test(file));
    expect([...imported, ...ofSomePages].sort()).toEqual(present.sort());
  });

  it('stays below 12 KiB gzip, even before it is minified', () => {
    const size = gzipSync(sheetsOfAllPages.map(({ css }) => css).join('')).length;
    expect(size / 1024).toBeLessThan(12);
  });

  it.each(sheets)('$file knows no left and right', ({ css }) => {
    expect(css).not.toMatch(
      /[\s{;](left|right|(margin|padding|border|inset)-(left|right)[a-z-]*)\s*:/,
    );
    expect(css).not.toMatch(/(text-align|float|clear):\s*(left|right)/);
  });

  it.each(sheets)('$file tells the direction by the attribute', ({ css }) => {
    // Next's minifier turns `:dir()` into a list of languages, and the setting is a direction.
    expect(css).not.toContain(':dir(');
  });

  it.each(sheets)('$file switches at the breakpoints of the library alone', ({ css }) => {
    const { sm, md, lg, xl } = shellTheme.breakpoints;
    const allowed = [sm, md, lg, xl].flatMap((width) => [
      `(min-width: ${width}px)`,
      `(max-width: ${width - 0.05}px)`,
    ]);
    // A container's width is its own matter.
    for (const [prelude] of css.matchAll(/@media[^{]*/g)) {
      for (const [query] of prelude.matchAll(/\((min|max)-width:[^)]*\)/g)) {
        expect(allowed).toContain(query);
      }
    }
  });

  it.each(sheets)('$file names no colour: colours are tokens', ({ file, css }) => {
    if (!file.includes('generated')) {
      expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i);
    }
  });

  it('moves nothing for readers who ask for that', () => {
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
  it('stays below 30 KiB', () => {
    const size = statSync(path.join(folder, 'fonts/roboto-latin.woff2')).size;
    expect(size / 1024).toBeLessThan(30);
  });
});
