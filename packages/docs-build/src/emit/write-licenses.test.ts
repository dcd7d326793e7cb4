import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { toAssetFile } from '../bundle/vite-defaults';
import { createOutput } from '../lib/output-folder.fixture';
import { writeBelow } from '../lib/write-below';
import { writeLicenses } from './write-licenses';

let root: string;

beforeEach(() => {
  root = temporaryFolder('licenses');
});

const paths = {
  toPortable: (file: string) => path.relative(root, file),
  toAbsolute: (file: string) => path.join(root, file),
};

async function install(name: string, license: string, text?: string): Promise<string> {
  const folder = `node_modules/.pnpm/x/node_modules/${name}`;
  const packageJson = { name, version: '1.2.3', license };
  writeBelow(root, `${folder}/package.json`, JSON.stringify(packageJson));
  if (text !== undefined) writeBelow(root, `${folder}/LICENSE.md`, text);
  return path.join(root, folder);
}

/** A chunk with modules of packages, and how many bytes are left of each. */
const chunk = (modules: Readonly<Record<string, number>>) =>
  toAssetFile(
    {
      fileName: 'a.js',
      code: '',
      modules: Object.fromEntries(
        Object.entries(modules).map(([id, renderedLength]) => [
          id,
          { code: '', renderedLength, renderedExports: [], removedExports: [] },
        ]),
      ),
    },
    paths,
  );

it('writes the notices of the packages that have code in the files', async () => {
  const { output, read } = await createOutput();
  const brush = await install('@paint/brush', 'MIT', 'Copyright Paint\r\n\r\nMIT text\r\n');
  const roller = await install('@paint/roller', 'MIT', 'Copyright Paint\n\nMIT text');
  const glue = await install('glue', 'ISC');
  const shaken = await install('shaken', 'MIT', 'Shaken');
  await writeLicenses({
    products: [{ rootPath: '' }, { rootPath: '/paint' }],
    assets: [
      chunk({ [`${brush}/index.js`]: 9, [`${brush}/b.js`]: 9, [`${shaken}/index.js`]: 0 }),
      chunk({ [`${roller}/a.js`]: 1, [`${glue}/dist/a.js`]: 1, '/repository/src/own.ts': 5 }),
      { fileName: 'a.css', content: '' },
    ],
    toAbsolute: paths.toAbsolute,
    output,
  });
  const text = read('third-party-licenses.txt');
  expect(text).toMatchInlineSnapshot(`
    "The scripts of this documentation contain code of the packages below.

    --------------------------------------------------------------------------------

    @paint/brush 1.2.3 (MIT)
    @paint/roller 1.2.3 (MIT)

    Copyright Paint

    MIT text

    --------------------------------------------------------------------------------

    glue 1.2.3 (ISC)

    The package contains no text of its license.
    "
  `);
  expect(read('paint/third-party-licenses.txt')).toBe(text);
});
