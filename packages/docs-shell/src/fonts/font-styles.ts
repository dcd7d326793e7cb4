import { createRequire } from 'node:module';
import path from 'node:path';

/** A font with its own stylesheet, which only some pages link. Node only. */
export interface FontStyle {
  /** File name of the stylesheet, before the content hash is added. */
  readonly name: string;
  /** Returns the absolute path of the font. */
  readonly file: () => string;
  /** Returns the stylesheet for a font URL. */
  readonly css: (url: string) => string;
}

const require = createRequire(import.meta.url);

/** Uses the family name of the icon library, so that its components find the font. */
const iconFace = (url: string) =>
  `@font-face{font-family:'Material Icons';font-weight:400;font-display:block;src:url(${url}) format('woff2')}`;

const iconClass =
  "@layer theme{.material-icons{font:normal 400 24px/1 'Material Icons';letter-spacing:normal;text-transform:none;display:inline-block;white-space:nowrap;word-wrap:normal;direction:ltr;font-feature-settings:'liga';-webkit-font-smoothing:antialiased}}";

/**
 * While the condensed font loads, a system font is shown at the same size, as in `fonts.css`. `ratio` compares the widths
 * of the two fonts over English prose. The font's ascent is 1900 and its descent 500, of 2048 units.
 */
const condensedFallbacks = [
  {
    weights: '300 500',
    names: ['Arial', 'Liberation Sans', 'Arimo'],
    ratio: 0.8839,
  },
  {
    weights: '600 700',
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    ratio: 0.8374,
  },
].map(({ weights, names, ratio }) => {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const sources = names.map((name) => `local('${name}')`).join();
  return [
    `@font-face{font-family:'Roboto Condensed fallback';font-weight:${weights};src:${sources}`,
    `size-adjust:${percent(ratio)}`,
    `ascent-override:${percent(1900 / 2048 / ratio)}`,
    `descent-override:${percent(500 / 2048 / ratio)}`,
    'line-gap-override:0%}',
  ].join(';');
});

/** Absolute path of Roboto, the font of the shell. */
export const robotoFile = path.join(import.meta.dirname, 'roboto-latin.woff2');

/** Font stylesheets besides `shell.css`. All fonts are self-hosted. */
export const fontStyles = {
  /** Icons of the navigation. Every page links it. */
  icons: {
    name: 'icons.css',
    file: () => path.join(import.meta.dirname, 'material-icons-subset.woff2'),
    css: (url) => iconFace(url) + iconClass,
  },
  /** All icons, by ligature, for pages whose demos use them. Linked after `icons`, so that it overrides the subset. */
  iconsFull: {
    name: 'icons-full.css',
    file: () =>
      require.resolve('@fontsource/material-icons/files/material-icons-latin-400-normal.woff2'),
    css: iconFace,
  },
  /** A condensed font for the sample site. */
  condensed: {
    name: 'condensed.css',
    file: () =>
      require.resolve('@fontsource-variable/roboto-condensed/files/roboto-condensed-latin-wght-normal.woff2'),
    css: (url) =>
      [
        `@font-face{font-family:'Roboto Condensed';font-weight:300 700;font-display:swap;src:url(${url}) format('woff2')}`,
        ...condensedFallbacks,
      ].join(''),
  },
} as const satisfies Readonly<Record<string, FontStyle>>;

/** Name of a stylesheet of `fontStyles`. */
export type FontStyleName = keyof typeof fontStyles;

/** Part of the path of all pages of the sample site. */
const sampleSiteMarker = 'onepirate';

/**
 * Returns the font stylesheets that a page needs in addition to those of every page.
 *
 * @param html content of the page
 */
export function resolvePageFonts(pathname: string, html: string): FontStyleName[] {
  return [
    ...(/ class="[^"]*\bmaterial-icons\b/.test(html) ? (['iconsFull'] as const) : []),
    ...(pathname.includes(sampleSiteMarker) ? (['condensed'] as const) : []),
  ];
}
