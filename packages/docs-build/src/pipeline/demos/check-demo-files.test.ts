import { describe, expect, it } from 'vitest';
import { formatText } from 'diagnostics';
import { checkDemoFiles } from './check-demo-files';

const demo = (file: string, line: number) => ({ file, title: 'A demo', line });

describe('checkDemoFiles', () => {
  it('reports missing demos, and demos that a page shows twice', () => {
    const pages = [
      {
        sourceFile: 'apps/paint/content/brush.mdx',
        demos: [
          demo('brush/Thin.tsx', 8),
          demo('brush/Thick.tsx', 12),
          demo('roller/Thin.tsx', 16),
        ],
      },
    ];
    const files = new Set(['brush/Thin.tsx', 'roller/Thin.tsx']);
    expect(formatText(checkDemoFiles(pages, files))).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:12  <Demo>  DOCS4001
        received  the demo brush/Thick.tsx
        expected  a file below demos/
        hint      Did you mean "brush/Thin.tsx"?

      apps/paint/content/brush.mdx:16  <Demo>  DOCS4002
        received  a second demo named Thin
        expected  each name once on a page
        hint      Show each demo once, and give files different names.

      2 errors"
    `);
  });

  it('accepts a demo on two pages', () => {
    const pages = ['a.mdx', 'b.mdx'].map((sourceFile) => ({
      sourceFile,
      demos: [demo('brush/Thin.tsx', 8)],
    }));
    expect(checkDemoFiles(pages, new Set(['brush/Thin.tsx']))).toEqual([]);
  });
});
