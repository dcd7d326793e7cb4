import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A stylesheet that only the pages load whose content needs it: what all pages need is in `shell.css`. */
interface PageStyle {
  /** Path below `features`. */
  readonly file: string;
  /** What in the HTML of a page asks for it. */
  readonly marker: RegExp;
}

const ofClass = (names: string) => new RegExp(` class="(?:[^"]* )?(?:${names})(?: [^"]*)?"`);

/** The stylesheets of content components that few pages use. */
export const pageStyles = {
  api: { file: 'api-reference/ApiPage.css', marker: ofClass('d-api') },
  apiIndex: { file: 'api-reference/ApiIndex.css', marker: ofClass('d-api-index') },
  apiRows: { file: 'api-reference/ApiRows.css', marker: ofClass('d-api-rows') },
  codeLines: { file: 'content/CodeLines.css', marker: /<mark>| class="d-(?:line|code-more)[ "]/ },
  features: { file: 'content/Features.css', marker: ofClass('d-features') },
  picture: { file: 'content/Picture.css', marker: ofClass('d-picture|d-light-only') },
  productCard: { file: 'products/ProductCard.css', marker: ofClass('d-product-cards') },
  rowFilter: { file: 'row-filter/RowFilter.css', marker: ofClass('d-row-filter|d-filtered-table') },
  tabs: { file: 'tabs/Tabs.css', marker: ofClass('d-tabs') },
} as const satisfies Readonly<Record<string, PageStyle>>;

/** Name of a stylesheet of `pageStyles`. */
export type PageStyleName = keyof typeof pageStyles;

/** All names, in the order in which pages link them. */
export const pageStyleNames = Object.keys(pageStyles) as readonly PageStyleName[];

/** The stylesheets that a page's HTML asks for. */
export function resolvePageStyles(html: string): PageStyleName[] {
  return pageStyleNames.filter((name) => pageStyles[name].marker.test(html));
}

/** Absolute file of a stylesheet. */
export function pageStyleFile(name: PageStyleName): string {
  return path.join(import.meta.dirname, '../features', pageStyles[name].file);
}

/** The rules of a stylesheet in the layer of the shell: an unlayered rule would beat every demo's. */
export async function readPageStyle(
  name: PageStyleName,
  minify: (css: string) => string | Promise<string> = (css) => css,
): Promise<string> {
  return `@layer theme{${await minify(await readFile(pageStyleFile(name), 'utf8'))}}`;
}
