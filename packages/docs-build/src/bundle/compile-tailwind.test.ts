import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { requirePackageDir } from '../lib/installed-package';
import { compileTailwind } from './compile-tailwind';

let appDir: string;
const stylesheet = "@import 'tailwindcss';\n@theme {\n  --color-ink: light-dark(#111, #eee);\n}\n";

beforeAll(async () => {
  appDir = temporaryFolder('docs-tailwind');
  await mkdir(path.join(appDir, 'demos/switch'), { recursive: true });
  await mkdir(path.join(appDir, 'node_modules'));
  const installed = requirePackageDir(import.meta.dirname, 'tailwindcss');
  await symlink(installed, path.join(appDir, 'node_modules/tailwindcss'));
  const write = (file: string, text: string) => writeFile(path.join(appDir, 'demos', file), text);
  await write('switch/Basic.tailwind.tsx', `<b className="p-1.5 text-ink after:content-['+']" />`);
  await write('switch/Chosen.tailwind.tsx', "isOn ? 'm-7' : 'underline'");
  await write('switch/Basic.tsx', '<b className="hidden" />');
});

const compile = (source: string) =>
  compileTailwind(path.join(appDir, 'demos/tailwind.css'), source, appDir);

it('compiles the classes of the variants below its folder', async () => {
  const { css = '', inputs = [] } = (await compile(stylesheet)) ?? {};
  for (const selector of [
    '.p-1\\.5 {',
    '.text-ink {',
    String.raw`.after\:content-\[\'\+\'\]::after`,
    '.m-7 {',
    '.underline {',
  ]) {
    expect(css).toContain(selector);
  }
  expect(css).toContain('--color-ink: light-dark(#111, #eee)');
  // Tailwind does not read plain demos.
  expect(css).not.toContain('.hidden {');
  expect(inputs.map((file) => path.basename(file))).toEqual([
    'Basic.tailwind.tsx',
    'Chosen.tailwind.tsx',
  ]);
});

it.each([['.a {}'], ["@import './tailwindcss.css';"], ["@import 'tailwindcss/utilities.css';"]])(
  'leaves %s alone',
  async (source) => {
    expect(await compile(source)).toBeUndefined();
  },
);

it('leaves an app with settings of PostCSS alone', async () => {
  const settings = path.join(appDir, 'postcss.config.mjs');
  await writeFile(settings, 'export default {};');
  expect(await compile(stylesheet)).toBeUndefined();
  await rm(settings);
});
