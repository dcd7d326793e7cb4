import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { styledComponentsPlugin } from './styled-components-plugin';
import { chunksOf } from './vite-defaults';

const row = `import styled from 'styled-components';
const Row = styled.div<{ $wide?: boolean }>\`gap: \${({ $wide }) => ($wide ? 8 : 4)}px\`;
const Cell = styled(Row).attrs({ role: 'cell' })\`color: red\`;
export default () => <Cell $wide>a cell</Cell>;`;

/** Bundles files in a folder of their own, and returns their code by name. */
async function bundle(folder: string, files: Readonly<Record<string, string>>) {
  const appDir = temporaryFolder(folder);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(appDir, file)), { recursive: true });
    await writeFile(path.join(appDir, file), text);
  }
  const input = Object.keys(files).map((file) => path.join(appDir, file));
  const output = await build({
    root: appDir,
    configFile: false,
    logLevel: 'silent',
    plugins: [styledComponentsPlugin()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input,
        external: /^(styled-components|react)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return chunksOf(output).map(({ code }) =>
    [...code.matchAll(/componentId: "([^"]+)"/g)].map(([, id]) => id),
  );
}

it('gives each component an id, which is the same on all machines', async () => {
  const files = { 'demos/Row.tsx': row, 'demos/Wide.tsx': row.replace('8', '9') };
  const ids = await bundle('styled-here', files);
  expect(ids.map((own) => own.length)).toEqual([2, 2]);
  expect(new Set(ids.flat()).size).toBe(4);
  expect(await bundle('styled-elsewhere', files)).toEqual(ids);
});

it('leaves other files, and files with mistakes, to the bundler', async () => {
  expect(await bundle('styled-other', { 'a.ts': 'export const a = 1;' })).toEqual([[]]);
  await expect(
    bundle('styled-mistake', { 'a.tsx': `${row}\nexport const b = <p>;` }),
  ).rejects.toThrow('a.tsx');
});
