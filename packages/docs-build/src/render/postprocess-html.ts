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

/** Tags that may be rewritten or left out, or that say what the document is. Most tags are others. */
const notedTag = new RegExp(
  `^</?(?:${[...loadingElements, 'noscript'].join('|')})\\b| data-n| data-precedence|__NEXT_DATA__|/_next/|"${demoDocumentClass}"`,
  'i',
);

/** A comment, a doctype or a tag. Attributes may hold `>`. */
const markup = /<!--[^]*?-->|<![^>]*>|<\/?[a-z][^\s/>]*(?:[^"'>]|"[^"]*"|'[^']*')*>/iy;

/** Start and end of the elements whose content is no markup. */
const rawElements = [
  { start: /<script\b/iy, end: /<\/script\s*>/gi },
  { start: /<style\b/iy, end: /<\/style\s*>/gi },
] as const;

/**
 * Rewrites one exported page for the browser: removes what only Next's runtime reads, renames stylesheets, and writes
 * quotes in text without an escape: up to 140 bytes less after compression. Changes neither the text nor the attributes of
 * the content, so that a page can document those of the framework.
 *
 * It finds tags with an expression and parses only those that it may rewrite, because a parser of the whole page takes
 * three times as long.
 *
 * @throws if the page still refers to the framework's runtime
 */
export function postprocessHtml(html: string, { file, renamed }: PostprocessHtmlOptions): string {
  const edits: Edit[] = [];
  const stylesheets: Edit[] = [];
  let isDemoDocument = false;
  let emptyNoscript: number | undefined;
  for (const { start, end } of listTags(html, edits)) {
    const tag = html.slice(start, end);
    if (!notedTag.test(tag)) continue;
    const { name, attributes } = readTag(tag);
    if (name === 'noscript') {
      if ('data-n-css' in attributes) {
        emptyNoscript = start;
      } else if (emptyNoscript !== undefined && tag.startsWith('</')) {
        edits.push({ start: emptyNoscript, end, text: '' });
        emptyNoscript = undefined;
      }
      continue;
    }
    if (tag.startsWith('</')) continue;
    isDemoDocument ||= attributes['class'] === demoDocumentClass;
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
  }
  // A page and its narrow frames must not share a stylesheet in Chromium's memory: both would evaluate its media queries
  // in turns, each time with all styles of the page and its fonts (40 ms). `crossorigin` separates them.
  const own = isDemoDocument
    ? stylesheets.map((edit) => ({
        ...edit,
        text: edit.text.replace(' rel="stylesheet"', ' rel="stylesheet" crossorigin=""'),
      }))
    : stylesheets;
  return applyEdits(html, [...edits, ...own]);
}

/** Returns where the markup goes on after a tag: behind the end of a script, whose content is no markup. */
function findContent(html: string, start: number, end: number): number {
  for (const raw of rawElements) {
    raw.start.lastIndex = start;
    if (!raw.start.test(html)) continue;
    raw.end.lastIndex = end;
    return raw.end.test(html) ? raw.end.lastIndex : html.length;
  }
  return end;
}

/** Yields the places of all tags, comments and doctypes. Adds the edits of the text between them. */
function* listTags(
  html: string,
  edits: Edit[],
): Generator<{ readonly start: number; readonly end: number }> {
  const escapes = new RegExp(Object.keys(needlessEscapes).join('|'), 'g');
  let escape = escapes.exec(html);
  /** Notes the escapes before a tag, and skips those in it. */
  const passEscapes = (start: number, end: number) => {
    for (; escape && escape.index < end; escape = escapes.exec(html)) {
      const { 0: text, index } = escape;
      const replacement = needlessEscapes[text];
      if (index < start && replacement !== undefined) {
        edits.push({ start: index, end: index + text.length, text: replacement });
      }
    }
  };
  let start = html.indexOf('<');
  while (start >= 0) {
    let next = start + 1;
    markup.lastIndex = start;
    if (markup.test(html)) {
      const end = markup.lastIndex;
      yield { start, end };
      next = findContent(html, start, end);
      passEscapes(start, next);
    }
    start = html.indexOf('<', next);
  }
  passEscapes(html.length, html.length);
}

function readTag(tag: string): { readonly name: string; readonly attributes: Attributes } {
  let found: { readonly name: string; readonly attributes: Attributes } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      found = { name, attributes };
    },
  });
  parser.end(tag);
  return found ?? { name: tag.slice(2, -1).trim().toLowerCase(), attributes: {} };
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
