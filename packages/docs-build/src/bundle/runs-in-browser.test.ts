import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createBrowserCheck } from './runs-in-browser';

let appDir: string;

async function writePackage(name: string, packageJson: object, files: Record<string, string>) {
  for (const [file, code] of Object.entries({
    ...files,
    'package.json': JSON.stringify(packageJson),
  })) {
    const place = path.join(appDir, 'node_modules', name, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, code);
  }
}

beforeAll(async () => {
  appDir = temporaryFolder('app');
  await writePackage(
    'kit',
    {
      exports: { '.': './index.js', './*': { types: './*.d.ts', import: './*.js' } },
      peerDependencies: { charts: '1', router: '1' },
      peerDependenciesMeta: { charts: { optional: true } },
    },
    {
      'index.js': `export * from './button.js';\nexport { id } from 'ids';`,
      'button.js': `/**\n * import fs from 'node:fs';\n */\nimport { id } from 'ids';\nimport './button.css';`,
      'plugin.js': `import { readFile } from 'fs/promises';`,
      'minified.js': `const a=1;import{b}from"./plugin.js";export{b as c};`,
      'command.js': `export const run = async () => (await import('./plugin.js')).default;`,
      'guarded.js': `export const hash = () => import('node:crypto');`,
      'reporter.js': `export { Reporter } from '@parcel/plugin';`,
      'parse.js': `import { parse } from 'parser';`,
      'chart.js': `import { Line } from 'charts';`,
      'emitter.js': `import { EventEmitter } from 'events';\nimport { color } from 'colors';`,
    },
  );
  await writePackage('events', { main: './events.js' }, { 'events.js': '' });
  await writePackage('parser', { exports: './index.js' }, { 'index.js': `import 'node:module';` });
  await writePackage('ids', { exports: './index.js' }, { 'index.js': `import 'node:crypto';` });
  await writePackage(
    'colors',
    { exports: { browser: './browser.js', default: './node.js' } },
    { 'browser.js': '', 'node.js': `import tty from 'node:tty';` },
  );
});

it.each([
  ['kit', true, 'the main entry, whatever it imports'],
  ['kit/button', true, 'imports what the main entry imports; a comment is no import'],
  ['kit/plugin', false, 'a module of Node'],
  ['kit/minified', false, 'a module of Node, through another file'],
  ['kit/command', false, 'a module of Node, through a file that is imported later'],
  ['kit/guarded', true, 'a module of Node that is imported later'],
  ['kit/reporter', false, 'a package that is not installed'],
  ['kit/parse', false, 'a module of Node, through another package'],
  ['kit/chart', true, 'a package that is not installed and optional'],
  ['kit/emitter', true, 'packages with a module for browsers, or the name of a module of Node'],
])('%s can be bundled for a browser: %s (%s)', (specifier, expected) => {
  expect(createBrowserCheck(appDir, 'kit')(specifier)).toBe(expected);
});
