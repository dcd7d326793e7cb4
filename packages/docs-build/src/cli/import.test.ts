import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importDocs } from 'docs-import';
import { formatText } from 'diagnostics';
import { productTable } from 'products';
import { expect, it, vi } from 'vitest';
import { checkImageFile } from '../content/images';
import { loadApp } from '../load';
import { createApp, identityFixture } from '../load/app.fixture';
import { compileApp } from '../pipeline/compile-app';
import { importSource } from './import';

const source = {
  'data/pages.ts': `export default [
  { pathname: '/kit/brushes', title: 'Brushes', children: [{ pathname: '/kit/react-brush', plan: 'pro' }] },
];
`,
  'data/brush/brush.md': `---
components: Brush
---

# Brush [<span class="plan-pro"></span>](/kit/plans/)

<p class="description">A brush.</p>

## How To Use It!

Simply press <kbd>B</kbd>, or read [more](#how-to-use-it). {braces} and a < b stay.

{{"demo": "Draw.js", "bg": "inline"}}

{{"component": "modules/Gallery.js"}}

:::warning
A warning with a list:

- one
:::

#### Deep

| a | b |
| - | - |
| <b>1</b> | \`{x}\` |

\`\`\`cobol title="a.cob"
MOVE A TO B
\`\`\`

![](/static/line.txt)
`,
  'data/brush/Draw.tsx': 'export default function Draw() { return <b>drawn</b>; }\n',
  'pages/kit/react-brush.js':
    "import * as pageProps from 'docs/data/brush/brush.md?muiMarkdown';\n",
  'public/static/line.txt': 'no image',
};

it('imports a documentation that builds, and docs check lists the remaining work with its location', async () => {
  const appDir = await createApp({
    'product.ts': `import { defineProduct } from 'docs-shell/product';
export default defineProduct({ ${identityFixture('docs-infra')}, versions: [{ current: true }], pages: [] });
`,
  });
  const sourceDir = path.join(appDir, 'old');
  for (const [name, text] of Object.entries(source)) {
    await mkdir(path.dirname(path.join(sourceDir, name)), { recursive: true });
    await writeFile(path.join(sourceDir, name), text);
  }
  await importDocs({
    format: 'mui',
    sourceDir,
    appDir,
    productId: 'docs-infra',
    productTable,
    rules: { checkImage: checkImageFile },
  });
  // The definition imports the platform, which a temporary folder cannot resolve.
  const productFile = path.join(appDir, 'product.ts');
  const text = await readFile(productFile, 'utf8');
  await writeFile(
    productFile,
    text.replace(/^import.*$/m, 'const defineProduct = (value: object) => value;'),
  );
  const app = await loadApp(appDir);
  expect(formatText(app.diagnostics)).toBe('0 errors');
  const { deferred, diagnostics, pages } = await compileApp(app);
  expect(formatText(diagnostics)).toBe('0 errors');
  expect(pages.map(({ pathname }) => pathname).sort()).toEqual([
    '/experiments',
    '/experiments/react-brush',
  ]);
  expect(deferred.map(({ code, line, received }) => `${code} ${line ?? '-'} ${received}`)).toEqual([
    'DOCS3016 9 the heading “How To Use It!”',
    'DOCS3021 11 “Simply”',
    'DOCS3017 11 the link text “more”',
    'DOCS3023 15 the component modules/Gallery.js',
    'DOCS3023 33 the image /static/line.txt',
    'DOCS4004 - one demo of Brush',
  ]);
});

it('imports into a product that has its route in product.ts', async () => {
  const appDir = await createApp({
    'product.ts': `const defineProduct = (value: object) => value;
export default defineProduct({ ${identityFixture('ink')}, route: { category: 'paints', prefixes: ['/ink'] },
  versions: [{ current: true }], pages: [{ pathname: '/ink' }] });`,
    'content/index.mdx': '',
    'old/pens.md': '# Pens\n\nA pen writes.\n',
  });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await importSource(appDir, ['markdown', 'old', '--dry-run']);
  expect(write.mock.calls.join('')).toContain('files written');
  await expect(importSource(appDir, ['markdown', 'old', '--product', 'oil'])).rejects.toThrow(
    /“oil”[^]*, ink/,
  );
  await expect(importSource(appDir, ['markdown', 'old/pens.md'])).rejects.toThrow('is a file');
  await writeFile(path.join(appDir, 'product.ts'), 'export default {');
  await expect(importSource(appDir, ['markdown', 'old'])).rejects.toThrow('product.ts');
  write.mockRestore();
});
