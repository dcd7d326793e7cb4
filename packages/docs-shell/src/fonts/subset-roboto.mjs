/**
 * Makes `roboto-latin.woff2`: one variable file for all weights that the shell uses; and `card-regular.ttf` and
 * `card-bold.ttf`, with which the build draws the pictures of pages.
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

// ASCII, the letters and signs of western languages, and what a typesetter adds. The family's latin
// file draws no horizontal arrows: they come from the system's font, as do letters that are too rare to
// be paid for on every page: this font and the icon font share one budget.
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
  const card = await subsetFont(await readFile(source), text, {
    targetFormat: 'truetype',
    layoutFeatures: ['kern'],
    noLayoutClosure: true,
    variationAxes: { wght },
  });
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), `card-${name}.ttf`);
  await writeFile(file, card);
  console.log(`${file}: ${(card.length / 1024).toFixed(1)} KiB`);
}
