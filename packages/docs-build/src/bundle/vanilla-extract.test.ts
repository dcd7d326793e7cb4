import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { createApp } from '../load/app.fixture';
import { demoStylesheetsPlugin, findStylesheets } from './demo-stylesheets';
import { isVanillaFile, vanillaFile } from './vanilla-extract';

it.each([
  ['/app/demos/a.css.ts', true],
  ['/app/demos/a.css.js', true],
  ['/app/demos/a.css', false],
  ['/app/demos/css.ts', false],
  ['/app/node_modules/kit/a.css.js', false],
])('%s is compiled: %s', (file, isCompiled) => {
  expect(isVanillaFile(file)).toBe(isCompiled);
});

it('knows the imports that the compiler writes', () => {
  expect(vanillaFile('/app/demos/a.css.ts.vanilla.css')).toBe('/app/demos/a.css.ts');
  expect(vanillaFile('/app/demos/a.css')).toBeUndefined();
});

it('makes names and a stylesheet of a .css.ts file, the same in each bundle', async () => {
  const appDir = await createApp({
    'demos/ink.ts': "export const ink = 'red';",
    'demos/colors.css.ts': `import { createGlobalTheme } from '@vanilla-extract/css';
      import { ink } from './ink';
      export const colors = createGlobalTheme(':root', { ink });`,
    'demos/counter.css.ts': `import { style } from '@vanilla-extract/css';
      import { colors } from './colors.css';
      export const counter = style({ color: colors.ink, ':hover': { padding: 4 } });`,
    'demos/Counter.tsx': `import { counter } from './counter.css';
      export default () => counter;`,
  });
  await symlink(
    path.join(import.meta.dirname, '../../node_modules'),
    path.join(appDir, 'node_modules'),
  );
  const bundle = async (isServer: boolean) => {
    const stylesheets = new Map<string, string>();
    const classNames = new Map<string, Readonly<Record<string, string>>>();
    const inputs = new Set<string>();
    let linked: readonly string[] = [];
    const entry = path.join(appDir, 'demos/Counter.tsx');
    const output = await build({
      root: appDir,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        ssr: isServer,
        minify: false,
        rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
      plugins: [
        demoStylesheetsPlugin({ stylesheets, classNames, inputs }),
        {
          name: 'links',
          buildEnd() {
            linked = findStylesheets(entry, (id) => this.getModuleInfo(id)?.importedIds ?? []);
          },
        },
      ],
    });
    const [{ output: chunks } = { output: [] }] = [output]
      .flat()
      .filter((result) => 'output' in result);
    const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
    return { classNames, code, inputs, linked, stylesheets };
  };
  const browser = await bundle(false);
  const server = await bundle(true);
  const file = (name: string) => path.join(appDir, 'demos', name);
  const { counter = '' } = browser.classNames.get(file('counter.css.ts')) ?? {};
  expect(counter).not.toBe('');
  expect(browser.linked).toEqual([file('colors.css.ts'), file('counter.css.ts')]);
  expect(browser.stylesheets.get(file('colors.css.ts'))).toMatch(
    /^@layer utilities\{:root\{--\w+:red\}\}$/,
  );
  expect(browser.stylesheets.get(file('counter.css.ts'))).toMatch(
    new RegExp(
      `^@layer utilities\\{\\.${counter}\\{color:var\\(--\\w+\\)\\}\\.${counter}:hover\\{padding:4px\\}\\}$`,
    ),
  );
  expect([...browser.inputs]).toEqual(
    expect.arrayContaining([file('colors.css.ts'), file('counter.css.ts'), file('ink.ts')]),
  );
  for (const { code, classNames, stylesheets } of [browser, server]) {
    expect(code).toContain(counter);
    expect(code).not.toContain('vanilla-extract');
    expect([classNames, stylesheets]).toEqual([browser.classNames, browser.stylesheets]);
  }
});
