/**
 * Creates `roboto-latin.woff2`, one variable font for all weights that the shell uses, and `og-image-regular.ttf` and
 * `og-image-bold.ttf`, with which the build draws Open Graph images.
 * Run it where @fontsource-variable/roboto and subset-font are installed:
 * `node packages/docs-shell/src/fonts/subset-roboto.mjs`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

// ASCII, letters and signs of Western European languages, and typographic characters. Horizontal arrows are missing in
// the family's latin file and come from a system font. So do rare letters, because this font and the icon font share
// one byte budget.
const text =
  range(0x20, 0x7e) +
  range(0xa0, 0xff).replace(/[¤¦ª¯²³´¸¹º¼½¾ÐÞðþ¡¿¶§ÝýÅÆØÑËÏÎÛÙÌÒ]/g, '') +
  'Œœ–—‘’“”•…‹›€™↑↓−';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
);
const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'woff2',
  layoutFeatures: ['kern'],
  noLayoutClosure: true,
  variationAxes: { wght: { min: 300, max: 700, default: 400 } },
});
const target = path.join(path.dirname(fileURLToPath(import.meta.url)), 'roboto-latin.woff2');
await writeFile(target, font);
console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`);

for (const [name, wght] of [
  ['regular', 400],
  ['bold', 700],
]) {
  const ttf = await subsetFont(await readFile(source), text, {
    targetFormat: 'truetype',
    layoutFeatures: ['kern'],
    noLayoutClosure: true,
    variationAxes: { wght },
  });
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), `og-image-${name}.ttf`);
  await writeFile(file, ttf);
  console.log(`${file}: ${(ttf.length / 1024).toFixed(1)} KiB`);
}
