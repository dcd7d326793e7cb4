import { Parser } from 'htmlparser2';
import { demoDocumentClass } from 'docs-shell/demo/contract';

interface PostprocessHtmlOptions {
  /** Name of the page in messages. */
  readonly file: string;
  /** New URL by the URL that Next wrote. */
  readonly renamed: ReadonlyMap<string, string>;
}

type Attributes = Readonly<Record<string, string>>;

/** A replacement of a part of the page. Offsets are characters; `end` is exclusive. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Attributes that Next's runtime would read. */
const runtimeAttributes = / data-(?:next-head|n-[gp]|precedence)="[^"]*"/g;

/** Characters that React escapes in text although they need no escape there. */
const needlessEscapes: Attributes = { '&#x27;': "'", '&quot;': '"' };

/** Elements whose URLs the browser loads. */
const loadingElements = new Set(['img', 'link', 'script', 'source', 'style']);

/**
 * Rewrites one exported page for the browser: removes what only Next's runtime reads, renames stylesheets, and writes quotes in text without an escape: up to 140 bytes less after compression. Changes neither the
 * text nor the attributes of the content, so that a page can document those of the framework.
 *
 * @throws if the page still refers to the framework's runtime
 */
export function postprocessHtml(html: string, { file, renamed }: PostprocessHtmlOptions): string {
  const edits: Edit[] = [];
  const stylesheets: Edit[] = [];
  const page = { isDemoDocument: false };
  let emptyNoscript: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { startIndex: start, endIndex } = parser;
      const end = endIndex + 1;
      const tag = html.slice(start, end);
      if (name === 'noscript' && 'data-n-css' in attributes) {
        emptyNoscript = start;
        return;
      }
      page.isDemoDocument ||= attributes['class'] === demoDocumentClass;
      const text = isUnused(name, attributes) ? '' : rewriteTag(tag, attributes, renamed);
      if (text !== '' && refersToFramework(name, attributes, text)) {
        throw new Error(
          `${file}: the page still refers to the framework (“${text}”). The document must come from docs-shell/next/document.`,
        );
      }
      const edit = { start, end, text };
      if (text !== '' && name === 'link' && attributes['rel'] === 'stylesheet') {
        stylesheets.push(edit);
      } else if (text !== tag) {
        edits.push(edit);
      }
    },
    // The parser reports each escape as a text of its own, and none in scripts and styles.
    ontext() {
      const { startIndex: start, endIndex } = parser;
      const end = endIndex + 1;
      const text = needlessEscapes[html.slice(start, end)];
      if (text !== undefined) edits.push({ start, end, text });
    },
    onclosetag(name) {
      if (name === 'noscript' && emptyNoscript !== undefined) {
        edits.push({ start: emptyNoscript, end: parser.endIndex + 1, text: '' });
        emptyNoscript = undefined;
      }
    },
  });
  parser.end(html);
  // A page and its narrow frames must not share a stylesheet in Chromium's memory: both would evaluate its media queries
  // in turns, each time with all styles of the page and its fonts (40 ms). `crossorigin` separates them.
  const own = page.isDemoDocument
    ? stylesheets.map((edit) => ({
        ...edit,
        text: edit.text.replace(' rel="stylesheet"', ' rel="stylesheet" crossorigin=""'),
      }))
    : stylesheets;
  return applyEdits(html, [...edits, ...own]);
}

/** Next's preloads, which repeat a stylesheet or name a font that is renamed. The shell's own has a media query. */
function isUnused(name: string, attributes: Attributes): boolean {
  if (name !== 'link') return false;
  const { rel, as, media } = attributes;
  const isNextFont = as === 'font' && media === undefined;
  return 'data-next-font' in attributes || (rel === 'preload' && (as === 'style' || isNextFont));
}

function rewriteTag(tag: string, attributes: Attributes, renamed: ReadonlyMap<string, string>) {
  let text = tag.replaceAll(runtimeAttributes, '');
  for (const url of [attributes['href'], attributes['src']]) {
    const target = url === undefined ? undefined : renamed.get(url);
    if (url !== undefined && target !== undefined) text = text.replace(url, target);
  }
  return text;
}

function refersToFramework(name: string, attributes: Attributes, text: string): boolean {
  const hasRuntimeAttribute = / data-next/.test(text);
  const loadsFramework = loadingElements.has(name) && /(?:src|href)="[^"]*\/_next\//.test(text);
  return hasRuntimeAttribute || loadsFramework || attributes['id'] === '__NEXT_DATA__';
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += html.slice(position, start) + text;
    position = end;
  }
  return result + html.slice(position);
}
