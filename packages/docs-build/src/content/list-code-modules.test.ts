import { describe, expect, it } from 'vitest';
import { listCodeModules } from './list-code-modules.fixture';

const list = (...lines: readonly string[]) =>
  listCodeModules(lines.join('\n'), (name) => name !== '@other/library');

/** A code block of one line. */
const block = (fence: string, code: string) => `\`\`\`${fence}\n${code}\n\`\`\`\n`;

describe('listCodeModules', () => {
  it('returns the line of the code in the page, in lists too', () => {
    const { modules } = list(
      '---\ntitle: Page\n---\n',
      block('ts', "import 'react';"),
      '1. Step:\n',
      "   ```tsx\n   import 'react';\n\n   <br />;\n   ```",
    );
    expect(modules).toEqual([
      { line: 6, file: 'line-6.ts', text: "import 'react';\n", isAugmenting: false },
      { line: 12, file: 'line-12.tsx', text: "import 'react';\n\n<br />;\n", isAugmenting: false },
    ]);
  });

  it.each([
    ['an excerpt', block('tsx', '<Button size="small" />')],
    ['a line that is indented', block('tsx', "<p>\n  import { a } from 'b';\n</p>")],
    ['a diff', block('diff tsx', "+import { a } from 'b';")],
    ['another language', block('js', "import { a } from 'b';")],
  ])('leaves out %s', (_name, text) => {
    expect(list(text)).toEqual({ modules: [], missing: [] });
  });

  it.each([
    "import a from '@other/library/part';",
    "import '@other/library';",
    "export type { A } from '@other/library';",
    "export const load = () => import('@other/library');",
    "export {};\ndeclare module '@other/library' {}",
  ])('leaves out a module that needs a package that is not installed: %s', (code) => {
    expect(list(block('ts', code))).toEqual({ modules: [], missing: ['@other/library'] });
  });

  it.each([
    ['src/App.tsx', './theme', './line-2'],
    ['src/pages/App.tsx', '../theme', './line-2'],
    ['src/App.tsx', './other', 'own-file:./other'],
    ['App.tsx', './theme', 'own-file:./theme'],
  ])('resolves an import of %s from %s to %s', (title, specifier, expected) => {
    const { modules } = list(
      block('ts title="src/theme.ts"', 'export const theme = {};'),
      block(`tsx title="${title}"`, `import { theme } from '${specifier}';`),
    );
    expect(modules[1]?.text).toBe(`import { theme } from '${expected}';\n`);
  });

  it('resolves an import to the last version of a file before it, or the first one after it', () => {
    const theme = block('ts title="theme.ts"', 'export const theme = {};');
    const app = block('ts', "export * from './theme';");
    const { modules } = list(app, theme, theme, app, theme);
    expect(modules.map(({ line }) => line)).toEqual([2, 6, 10, 14, 18]);
    expect(modules[0]?.text).toBe("export * from './line-6';\n");
    expect(modules[3]?.text).toBe("export * from './line-10';\n");
  });

  it('takes a block whose package is missing for a file of the reader', () => {
    const { modules } = list(
      block('ts title="theme.ts"', "export * from '@other/library';"),
      block('ts', "import './theme';"),
    );
    expect(modules.map(({ text }) => text)).toEqual(["import 'own-file:./theme';\n"]);
  });
});
