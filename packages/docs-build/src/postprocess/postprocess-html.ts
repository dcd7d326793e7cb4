import { demoDocumentClass } from 'docs-shell/demo/contract';

interface PostprocessHtmlOptions {
  /** Name of the page in messages. */
  readonly file: string;
  /** New URL by the URL that Next wrote. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Marks that Next's runtime would read, preloads that repeat the stylesheet beside them, and preloads of fonts: Chromium
 * holds the first frame back for those.
 */
const leftovers = [
  / data-next-head=""/g,
  /<link data-next-font=""[^>]*>/g,
  / data-n-[gp]=""/g,
  / data-precedence="[^"]*"/g,
  /<noscript data-n-css="[^"]*"><\/noscript>/g,
  /<link rel="preload"[^>]*as="style"[^>]*>/g,
  /<link rel="preload"[^>]*as="font"[^>]*>/g,
];

const stylesheetLink = '<link rel="stylesheet"';

/** Addresses and elements of the framework; its name may stand in a page's text. */
const frameworkTrace =
  /(?:src|href)="[^"]*\/_next\/[^"]*"|id="__NEXT_DATA__"|<[^<>]* data-next[^<>]*>/;

/** What a document of one demo has, which a page shows in an iframe. */
const demoDocument = `<div class="${demoDocumentClass}"`;

/** Rewrites one exported page to what the browser gets. Throws when anything of the framework's runtime is left. */
export function postprocessHtml(html: string, { file, renamed }: PostprocessHtmlOptions): string {
  let result = html;
  for (const leftover of leftovers) {
    result = result.replaceAll(leftover, '');
  }
  for (const [from, to] of renamed) {
    result = result.replaceAll(from, to);
  }
  if (result.includes(demoDocument)) {
    // From the same file, but not the same stylesheet in Chromium's memory: a page and a narrow frame that share one
    // answer its media queries in turns, each time with all styles of the page and its fonts anew (40 ms).
    result = result.replaceAll(stylesheetLink, `${stylesheetLink} crossorigin=""`);
  }
  const trace = frameworkTrace.exec(result)?.[0];
  if (trace) {
    throw new Error(
      `${file}: the page still refers to the framework (“${trace}”). The document must come from docs-shell/next/document.`,
    );
  }
  return result;
}
