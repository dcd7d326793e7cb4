/**
 * Icons of the icon font that `icon` of a page entry may name, by code point. The font that every page loads contains only
 * these; `subset-icons.ts` creates it from this list.
 */
export const iconFontNames = {
  accessibility: 0xe84e,
  article: 0xef42,
  brush: 0xe3ae,
  build: 0xe869,
  code: 0xe86f,
  explore: 0xe87a,
  extension: 0xe87b,
  grid_view: 0xe9b0,
  help: 0xe887,
  history: 0xe889,
  home: 0xe88a,
  layers: 0xe53b,
  menu_book: 0xea19,
  palette: 0xe40a,
  rocket_launch: 0xeb9b,
  school: 0xe80c,
  science: 0xea4b,
  settings: 0xe8b8,
  shopping_bag: 0xf1cc,
  speed: 0xe9e4,
  storage: 0xe1db,
  style: 0xe41d,
  table_chart: 0xe265,
  web: 0xe051,
  widgets: 0xe1bd,
} as const satisfies Readonly<Record<string, number>>;

/** Name of an icon of the icon font. */
export type IconFontName = keyof typeof iconFontNames;

/** Returns the text that the icon font renders as the icon, or undefined for an unknown name. */
export function iconFontText(name: string): string | undefined {
  return Object.hasOwn(iconFontNames, name)
    ? String.fromCodePoint(iconFontNames[name as keyof typeof iconFontNames])
    : undefined;
}
