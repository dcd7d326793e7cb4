import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { checkIds } from './check-ids';
import { checkPage, createPage } from './site.fixture';

const sources = [
  {
    pathname: '/paint',
    language: 'en',
    sourceFile: 'apps/paint/content/index.mdx',
    links: [],
  },
];
const check = (content: string) => checkPage(checkIds, createPage(content), { sources });

describe('checkIds', () => {
  it('accepts references to ids of the page', () => {
    expect(
      check(
        '<label for="a" id="b">A</label><input id="a" aria-labelledby="b  a" aria-describedby=""/><button aria-controls="gone" aria-expanded="false">x</button>',
      ),
    ).toEqual([]);
  });

  it('reports an id that occurs twice', () => {
    expect(formatText(check('<p id="a"></p><p id="a"></p>'))).toMatchInlineSnapshot(`
      "apps/paint/content/index.mdx  /paint/  DOCS8001
        received  id="a" on 2 elements
        expected  each id once on a page
        hint      Rename one. In a demo, take the id from useId().

      1 error"
    `);
  });

  it('reports each reference to a missing id once', () => {
    expect(
      formatText(
        check(
          '<label for="a">A</label><label for="a">A</label><p id="b" aria-labelledby="b c"></p><button popovertarget="d" aria-controls="e" aria-describedby="f">x</button>',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "apps/paint/content/index.mdx  /paint/  DOCS8002
        received  <button aria-controls="e">, but no element has that id
        expected  the id of an element that is in the page before any script runs
        hint      Correct the id, or leave the attribute out while its target is not rendered.

      apps/paint/content/index.mdx  /paint/  DOCS8002
        received  <button aria-describedby="f">, but no element has that id
        expected  the id of an element that is in the page before any script runs
        hint      Correct the id, or leave the attribute out while its target is not rendered.

      apps/paint/content/index.mdx  /paint/  DOCS8002
        received  <button popovertarget="d">, but no element has that id
        expected  the id of an element that is in the page before any script runs
        hint      Correct the id, or leave the attribute out while its target is not rendered.

      apps/paint/content/index.mdx  /paint/  DOCS8002
        received  <label for="a">, but no element has that id
        expected  the id of an element that is in the page before any script runs
        hint      Correct the id, or leave the attribute out while its target is not rendered.

      apps/paint/content/index.mdx  /paint/  DOCS8002
        received  <p aria-labelledby="c">, but no element has that id
        expected  the id of an element that is in the page before any script runs
        hint      Correct the id, or leave the attribute out while its target is not rendered.

      5 errors"
    `);
  });
});
