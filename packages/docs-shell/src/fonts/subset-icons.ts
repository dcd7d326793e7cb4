/**
 * Creates `material-icons-subset.woff2` from the full icon font: `tsx src/fonts/subset-icons.ts`.
 * Glyphs are selected by code point, because ligatures would keep the whole font.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontStyles } from './font-styles';
import { iconFontNames } from '../product';

const text = String.fromCodePoint(...Object.values(iconFontNames));
const font = await subsetFont(await readFile(fontStyles.iconsFull.file()), text, {
  targetFormat: 'woff2',
  layoutFeatures: [],
  noLayoutClosure: true,
});
await writeFile(path.join(import.meta.dirname, 'material-icons-subset.woff2'), font);
