import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A stylesheet for some pages only. Stylesheets for all pages are in `shell.css`. */
interface PageStyle {
  /** Path below `features`. */
  readonly file: string;
  /** Pages load the stylesheet if their HTML matches. */
  readonly pattern: RegExp;
}

const classPattern = (names: string) => new RegExp(` class="(?:[^"]* )?(?:${names})(?: [^"]*)?"`);

/** The stylesheets of content components that few pages use. */
export const pageStyles = {
  api: { file: 'api-reference/ApiPage.css', pattern: classPattern('d-api') },
  apiChanges: { file: 'api-changes/ApiChanges.css', pattern: classPattern('d-changes') },
  apiIndex: { file: 'api-reference/ApiIndex.css', pattern: classPattern('d-api-index') },
  apiRows: { file: 'api-reference/ApiRows.css', pattern: classPattern('d-api-rows') },
  codeLines: { file: 'content/CodeLines.css', pattern: /<mark>| class="d-(?:line|code-more)[ "]/ },
  demoStyles: { file: 'demo/styles/DemoStyles.css', pattern: classPattern('d-demo-styles') },
  features: { file: 'content/Features.css', pattern: classPattern('d-features') },
  image: { file: 'content/ContentImage.css', pattern: classPattern('d-image|d-light-only') },
  productCard: { file: 'products/ProductCard.css', pattern: classPattern('d-product-cards') },
  rowFilter: {
    file: 'row-filter/RowFilter.css',
    pattern: classPattern('d-row-filter|d-filtered-table'),
  },
  slots: { file: 'frame/Slot.css', pattern: classPattern('d-slot') },
  tabs: { file: 'tabs/Tabs.css', pattern: classPattern('d-tabs') },
} as const satisfies Readonly<Record<string, PageStyle>>;

/** Name of a stylesheet of `pageStyles`. */
export type PageStyleName = keyof typeof pageStyles;

/** All names, in the order of the links in pages. */
export const pageStyleNames = Object.keys(pageStyles) as readonly PageStyleName[];

/** Returns the names of the stylesheets that a page needs, in the order of `pageStyles`. */
export function resolvePageStyles(html: string): PageStyleName[] {
  return pageStyleNames.filter((name) => pageStyles[name].pattern.test(html));
}

/** Returns the absolute path of a stylesheet. */
export function pageStyleFile(name: PageStyleName): string {
  return path.join(import.meta.dirname, '../features', pageStyles[name].file);
}

/**
 * Reads a stylesheet and wraps its rules in the cascade layer of the shell. Without a layer they would override the
 * styles of demos.
 *
 * @param minify - applied to the rules before they are wrapped
 */
export async function readPageStyle(
  name: PageStyleName,
  minify: (css: string) => string | Promise<string> = (css) => css,
): Promise<string> {
  return `@layer theme{${await minify(await readFile(pageStyleFile(name), 'utf8'))}}`;
}
