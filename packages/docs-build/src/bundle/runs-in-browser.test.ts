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
      peerDependencies: { charts: '1', colors: '1', router: '1' },
      peerDependenciesMeta: { charts: { optional: true }, colors: { optional: true } },
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
      'format.js': `import { long } from 'colors/format';`,
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

it.each<[string, string | undefined, string]>([
  ['kit', undefined, 'the main entry, whatever it imports'],
  ['kit/button', undefined, 'imports what the main entry imports; a comment is no import'],
  ['kit/plugin', 'module-of-node', 'a module of Node'],
  ['kit/minified', 'module-of-node', 'a module of Node, through another file'],
  ['kit/command', 'module-of-node', 'a module of Node, through a file that is imported later'],
  ['kit/guarded', undefined, 'a module of Node that is imported later'],
  ['kit/reporter', 'not-installed', 'a package that is not installed'],
  [
    'kit/format',
    'not-installed',
    'a subpath that the installed version of an optional package lacks',
  ],
  ['kit/parse', 'module-of-node', 'a module of Node, through another package'],
  ['kit/chart', 'not-installed', 'a package that is not installed, even if it is optional'],
  [
    'kit/emitter',
    undefined,
    'packages with a module for browsers, or the name of a module of Node',
  ],
])('%s has the obstacle %s (%s)', (specifier, expected, _) => {
  expect(createBrowserCheck(appDir, 'kit')(specifier)).toBe(expected);
});
