import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { describe, expect, it } from 'vitest';
import { checkCodeModules } from './check-code-modules.fixture';

const block = (fence: string, code: string) => `\`\`\`${fence}\n${code}\n\`\`\`\n`;

const library = `export interface Theme { color: string }
export declare function paint(theme: Theme): void;`;

/** Writes an app with an installed library and pages. */
function createApp(pages: Readonly<Record<string, string>>): string {
  const appDir = temporaryFolder('code-modules');
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, skipLibCheck: true } }),
    'node_modules/library/package.json': '{ "name": "library", "types": "index.d.ts" }',
    'node_modules/library/index.d.ts': library,
    ...Object.fromEntries(Object.entries(pages).map(([id, text]) => [`content/${id}.mdx`, text])),
  };
  for (const [id, text] of Object.entries(files)) {
    const file = path.join(appDir, id);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return appDir;
}

const paint = (theme: string) => `import { paint } from 'library';\n\npaint(${theme});`;
const addSize = (type: string) =>
  `import 'library';\n\ndeclare module 'library' {\n  interface Theme { size: ${type} }\n}`;

describe('checkCodeModules', () => {
  it('names the page and the line of each error, and counts what it skips', async () => {
    const app = createApp({
      correct: block('ts', paint("{ color: 'red' }")) + block('ts', "import 'other';"),
      'guides/wrong': `Text\n\n${block('ts', 'export {};')}\n${block('ts', paint('{ color: 1 }'))}`,
      imported:
        block('ts title="src/theme.ts"', 'export const theme = { color: 1 };') +
        block('ts title="src/main.ts"', `import { theme } from './theme';\n${paint('theme')}`),
      'own-file': block('ts', "import App, { b } from './App';\n\nApp(b.c, import.meta.env.KEY);"),
    });
    expect(await checkCodeModules(app)).toEqual({
      count: 6,
      skipped: new Map([['other', 1]]),
      errors: [
        "content/guides/wrong.mdx:10: error TS2322: Type 'number' is not assignable to type 'string'.",
        expect.stringMatching(/^content\/imported\.mdx:8: error TS2345/),
      ],
    });
  });

  it('applies additions to types on their own page, to the code that needs them', async () => {
    const before = block('ts', paint("{ color: 'red' }"));
    const after = block('ts', paint("{ color: 'red', size: 1 }"));
    const app = createApp({
      correct: before + block('ts', addSize('number')) + after,
      elsewhere: after,
      wrong: block('ts', addSize('Missing')),
    });
    expect((await checkCodeModules(app)).errors).toEqual([
      expect.stringMatching(/^content\/elsewhere\.mdx:4: error TS2353/),
      expect.stringMatching(/^content\/wrong\.mdx:5: error TS2304/),
    ]);
  });
});
