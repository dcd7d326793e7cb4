interface FinishHtmlOptions {
  /** Name of the page in messages. */
  readonly file: string;
  /** New URL by the URL that Next wrote. */
  readonly renamed: ReadonlyMap<string, string>;
  /** URLs of the fonts to fetch early. */
  readonly fonts: readonly string[];
}

/** Marks that Next's runtime would read, and preloads that repeat the stylesheet beside them. */
const leftovers = [
  / data-next-head=""/g,
  /<link data-next-font=""[^>]*>/g,
  / data-n-[gp]=""/g,
  / data-precedence="[^"]*"/g,
  /<noscript data-n-css="[^"]*"><\/noscript>/g,
  /<link rel="preload"[^>]*as="style"[^>]*>/g,
  /<link rel="preload"[^>]*as="font"[^>]*>/g,
];

/** Addresses and elements of the framework; its name may stand in a page's text. */
const frameworkTrace =
  /(?:src|href)="[^"]*\/_next\/[^"]*"|id="__NEXT_DATA__"|<[^<>]* data-next[^<>]*>/;

/** Rewrites one exported page to what the browser gets. Throws when anything of the framework's runtime is left. */
export function finishHtml(html: string, { file, renamed, fonts }: FinishHtmlOptions): string {
  let result = html;
  for (const leftover of leftovers) {
    result = result.replaceAll(leftover, '');
  }
  for (const [from, to] of renamed) {
    result = result.replaceAll(from, to);
  }
  const preloads = fonts
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin=""/>`)
    .join('');
  result = result.replace('<link rel="stylesheet"', `${preloads}<link rel="stylesheet"`);
  const trace = frameworkTrace.exec(result)?.[0];
  if (trace) {
    throw new Error(
      `${file}: the page still refers to the framework (“${trace}”). The document must come from docs-shell/next/document.`,
    );
  }
  return result;
}
