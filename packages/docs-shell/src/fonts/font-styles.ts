import { createRequire } from 'node:module';
import path from 'node:path';

/** A font with a stylesheet of its own, which only some pages link. Node only. */
export interface FontStyle {
  /** File name of the stylesheet before it is named by its content. */
  readonly name: string;
  /** Absolute path of the font. */
  readonly file: () => string;
  /** The stylesheet, with the final URL of the font. */
  readonly css: (url: string) => string;
}

const require = createRequire(import.meta.url);

/** Names the family as the icon library does, so that what its component writes finds the font. */
const iconFace = (url: string) =>
  `@font-face{font-family:'Material Icons';font-weight:400;font-display:block;src:url(${url}) format('woff2')}`;

const iconClass =
  "@layer theme{.material-icons{font:normal 400 24px/1 'Material Icons';letter-spacing:normal;text-transform:none;display:inline-block;white-space:nowrap;word-wrap:normal;direction:ltr;font-feature-settings:'liga';-webkit-font-smoothing:antialiased}}";

/**
 * Until the condensed face is there, a system font stands in at its size, as in `fonts.css`: the ratio of the widths over
 * English prose, and the face's ascent 1900 and descent 500 of 2048, divided by it.
 */
const condensedFallbacks = [
  {
    weights: '300 500',
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    ratio: 0.8839,
  },
  {
    weights: '600 700',
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
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

/** Stylesheets beside the shell's own (SPEC HD-1, HD-2): self-hosted, and linked only where they are needed. */
export const fontStyles = {
  /** The icons of navigations: in every head. */
  icons: {
    name: 'icons.css',
    file: () => path.join(import.meta.dirname, 'material-icons-subset.woff2'),
    css: (url) => iconFace(url) + iconClass,
  },
  /** All icons, by ligature: where a demo uses them. It comes later, so that its face wins. */
  iconsFull: {
    name: 'icons-full.css',
    file: () =>
      require.resolve('@fontsource/material-icons/files/material-icons-latin-400-normal.woff2'),
    css: iconFace,
  },
  /** A condensed face for the sample site. */
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

/** Part of a path that marks the pages of the sample site (SPEC HD-1). */
const sampleSiteMarker = 'onepirate';

/** Fonts of a page beside those of every page: what its address and its rendered demos ask for. */
export function resolvePageFonts(pathname: string, html: string): FontStyleName[] {
  return [
    ...(/ class="[^"]*\bmaterial-icons\b/.test(html) ? (['iconsFull'] as const) : []),
    ...(pathname.includes(sampleSiteMarker) ? (['condensed'] as const) : []),
  ];
}
