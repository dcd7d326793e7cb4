import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { readImage } from './images';

const image = (attributes: string, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const small = image('width="8" height="4"');

let folder: string;
let page: string;

beforeAll(async () => {
  folder = temporaryFolder('images');
  page = path.join(folder, 'app/content/brush.mdx');
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await mkdir(path.join(folder, 'app/content/images'), { recursive: true });
  await mkdir(path.join(folder, 'app-2'));
  await write('app/package.json', '{}');
  await write('app/shared.svg', small);
  await write('app-2/foreign.svg', small);
  await write('secret.svg', small);
  await write('app/content/images/a.svg', small);
  await write('app/content/images/b.svg', small);
  await write('app/content/images/b.dark.svg', image('width="8" height="4" onload="x()"'));
  await write('app/content/images/script.svg', image('width="8" height="4"', '<script/>'));
  await write('app/content/images/wide.svg', image('width="1000000" height="4"'));
  await write('app/content/images/heavy.png', '');
  await truncate(path.join(folder, 'app/content/images/heavy.png'), 300 * 1024 * 1024);
  await symlink(path.join(folder, 'secret.svg'), path.join(folder, 'app/content/images/link.svg'));
});

it.each(['./images/a.svg', '../shared.svg'])('reads %s', async (url) => {
  expect(await readImage(url, page)).toMatchObject({ width: 8, height: 4 });
});

it.each([
  ['../../secret.svg', 'a file of the same app'],
  ['../../app-2/foreign.svg', 'a file of the same app'],
  ['./images/link.svg', 'a file of the same app'],
  ['./images/script.svg', 'runs no script and loads no file; script.svg has <script>'],
  ['./images/b.svg', 'runs no script and loads no file; b.dark.svg has the event handler onload'],
  ['./images/wide.svg', 'at most 8192 pixels on each side; wide.svg has 1000000 × 4'],
  ['./images/heavy.png', 'at most 2097152 bytes; heavy.png has 314572800'],
  ['./images/%E0%A4%A.svg', 'two hex digits'],
])('refuses %s', async (url, reason) => {
  expect(await readImage(url, page)).toContain(reason);
});
