import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { writeCommonJsEntry } from './common-js-entries';
import { libraryEntries, libraryInput } from './library-entries';
import { chunksOf } from './vite-defaults';

async function install(packages: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder('common-js');
  await writeFile(path.join(folder, 'package.json'), '{}');
  for (const [name, code] of Object.entries(packages)) {
    await mkdir(path.join(folder, 'node_modules', name), { recursive: true });
    await writeFile(path.join(folder, 'node_modules', name, 'index.js'), code);
  }
  return folder;
}

it('lists the names of CommonJS', async () => {
  const folder = await install({
    dice: "const Dice = () => 4; Dice.Dice = Dice; Dice['not-a-name'] = 1; Dice.delete = 2; module.exports = Dice;",
    browser: 'window.name; module.exports = {};',
  });
  const importer = path.join(folder, 'package.json');
  expect(writeCommonJsEntry('dice', importer)).toBe(
    [
      'import * as all from "dice";',
      'export default all.default;',
      'const name0 = all["Dice"];',
      'const name1 = all["delete"];',
      'export { name0 as Dice, name1 as delete };',
    ].join('\n'),
  );
  expect(writeCommonJsEntry('browser', importer)).toBeUndefined();
});

it('lists the same names after another package has added some', async () => {
  const folder = await install({
    moment: 'exports.now = () => 0;',
    zone: "const moment = require('moment'); moment.zone = 'UTC'; module.exports = moment;",
  });
  const importer = path.join(folder, 'package.json');
  const alone = writeCommonJsEntry('moment', importer);
  expect(writeCommonJsEntry('zone', importer)).toContain('name1 as zone');
  expect(writeCommonJsEntry('moment', importer)).toBe(alone);
  expect(alone).not.toContain('zone');
});

it('keeps the modules that are loaded', async () => {
  const folder = await install({ count: 'exports.id = {};', other: "require('count');" });
  const importer = path.join(folder, 'package.json');
  const require = createRequire(importer);
  const loaded: unknown = require('count');
  writeCommonJsEntry('other', importer);
  expect(require('count')).toBe(loaded);
});

it('gives entries of a library the names of CommonJS', { timeout: 20_000 }, async () => {
  const folder = await install({
    dice: 'exports.roll = () => 4; exports.__esModule = true; exports.default = 6;',
    cup: 'export const cup = 1;',
  });
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: libraryInput(['dice', 'cup']),
        preserveEntrySignatures: 'allow-extension',
      },
    },
    plugins: [libraryEntries(folder)],
  });
  const exportsOf = new Map(chunksOf(output).map(({ name, exports }) => [name, exports]));
  expect(exportsOf.get('dice')).toEqual(['default', 'roll']);
  expect(exportsOf.get('cup')).toEqual(['cup']);
});
