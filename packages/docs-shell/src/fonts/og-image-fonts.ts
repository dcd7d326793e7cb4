import path from 'node:path';

/** The fonts of Open Graph images. They have the same characters as the shell's own font. Node only. */
export const ogImageFonts = [
  { name: 'Roboto', weight: 400, file: path.join(import.meta.dirname, 'og-image-regular.ttf') },
  { name: 'Roboto', weight: 700, file: path.join(import.meta.dirname, 'og-image-bold.ttf') },
] as const;

/** Matches characters that these fonts do not have. */
export const missingInOgImageFonts = /[^\x20-\x7e\xa0-\xffŒœ–—‘’“”•…‹›€™↑↓−]/g;
