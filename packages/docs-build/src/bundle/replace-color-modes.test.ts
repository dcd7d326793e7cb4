import { transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { replaceColorModes } from './replace-color-modes';

const run = (css: string, modes: Parameters<typeof replaceColorModes>[0]) =>
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
    visitor: replaceColorModes(modes),
  }).code.toString();

const dark = '[data-mui-color-scheme=dark]';
const light = `:where(:root):not(${dark})`;

it.each([
  ['.dark{--a:1}', [{ dark: '.dark' }], `${dark}{--a:1}`],
  [':root,.light .a{--a:1}', [{ light: '.light', dark: '.dark' }], `:root,${light} .a{--a:1}`],
  ['html.light{--a:1}', [{ light: '.light', dark: '.dark' }], `html${light}{--a:1}`],
  [':is(.dark,.b) .a{--a:1}', [{ dark: '.dark' }], `:is(${dark},.b) .a{--a:1}`],
  [':host(.dark){--a:1}', [{ dark: '.dark' }], ':host(.dark){--a:1}'],
  ['.darker,.a.light{--a:1}', [{ dark: '.dark' }], '.darker,.a.light{--a:1}'],
  [`[data-theme="dark"] .a{--a:1}`, [{ dark: '[data-theme=dark]' }], `${dark} .a{--a:1}`],
  [
    '[data-theme^=dark],[data-theme]{--a:1}',
    [{ dark: '[data-theme=dark]' }],
    '[data-theme^=dark],[data-theme]{--a:1}',
  ],
] as const)('%s', (css, modes, expected) => {
  expect(run(css, modes)).toBe(expected);
});
