import path from 'node:path';

/** The faces of the pictures of pages, with the letters that the shell's own font has. Node only. */
export const cardFonts = [
  { name: 'Roboto', weight: 400, file: path.join(import.meta.dirname, 'card-regular.ttf') },
  { name: 'Roboto', weight: 700, file: path.join(import.meta.dirname, 'card-bold.ttf') },
] as const;

/** Characters that those faces lack. */
export const missingInCardFonts = /[^\x20-\x7e\xa0-\xffŒœ–—‘’“”•…‹›€™↑↓−]/g;
