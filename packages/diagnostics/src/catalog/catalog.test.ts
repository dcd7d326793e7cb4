import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { formatReference } from './format-reference';
import { chapters } from './index';

const codes = chapters.flatMap(({ entries }) => Object.keys(entries));

/** Returns the text without line breaks, which Prettier may change. */
const words = (markdown: string) => markdown.split(/\s+/).join(' ').trim();

describe('the catalog', () => {
  it('has each code once and in order, with a thousand per chapter', () => {
    expect(codes).toEqual([...new Set(codes)].sort());
    chapters.forEach(({ entries }, index) => {
      for (const code of Object.keys(entries)) {
        expect(code).toMatch(new RegExp(`^DOCS${index + 1}\\d{3}$`));
      }
    });
  });

  it('matches docs/errors.md; if not, run: npm run generate', async () => {
    const committed = await readFile(
      new URL('../../../../docs/errors.md', import.meta.url),
      'utf8',
    );
    expect(words(committed)).toBe(words(formatReference()));
  });
});
