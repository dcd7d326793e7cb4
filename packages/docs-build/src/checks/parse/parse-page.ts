import { demoAttribute } from 'docs-shell/demo/contract';
import { Parser } from 'htmlparser2';
import { createTextPool, type TextPool } from './create-text-pool';
import { readDataLinks, readIdReferences, readLinks } from './read-attributes';
import type {
  IdReference,
  InlineHandler,
  PageHeading,
  PageLink,
  PagePart,
  PageScript,
  ParsedPage,
} from './types';

/**
 * Reads a built page in one pass, without a tree.
 *
 * @param html text of the page
 * @param file from the site's root, with `/`
 * @param pool shared by the pages of a site
 */
export function parsePage(
  file: string,
  html: string,
  pool: TextPool = createTextPool(),
): ParsedPage {
  const reader = createPageReader(file, pool);
  const parser = new Parser({
    onopentag: (tag, attributes) => reader.open(tag, attributes, parser.startIndex),
    ontext: (text) => reader.text(text),
    onclosetag: () => reader.close(parser.endIndex + 1),
  });
  parser.end(html);
  return reader.finish();
}

type Attributes = Readonly<Record<string, string>>;

/** Handlers of the parser, called in document order. */
interface PageReader {
  open(tag: string, attributes: Attributes, start: number): void;
  text(text: string): void;
  close(end: number): void;
  finish(): ParsedPage;
}

const bulkyTags = new Set(['nav', 'style', 'script']);

/** Collects facts about a page while it is parsed. */
function createPageReader(file: string, pool: TextPool): PageReader {
  const stack = createElementStack();
  const inside = { head: 0, nav: 0, demo: 0 };
  const ids = new Map<string, number>();
  const idReferences: IdReference[] = [];
  const links: PageLink[] = [];
  const scripts: PageScript[] = [];
  const handlers: InlineHandler[] = [];
  const headings: PageHeading[] = [];
  const titles: string[] = [];
  const demos: PagePart[] = [];
  const parts: PagePart[] = [];
  let language: string | undefined;
  let description: string | undefined;
  let mainCount = 0;
  let navigationLinkCount = 0;
  let apiRowCount = 0;

  const enter = (place: keyof typeof inside) => {
    inside[place] += 1;
    stack.onEnd(() => (inside[place] -= 1));
  };

  const readAttributes = (tag: string, attributes: Attributes) => {
    const { id } = attributes;
    if (id !== undefined) ids.set(pool(id), (ids.get(id) ?? 0) + 1);
    idReferences.push(...readIdReferences(tag, attributes, pool));
    links.push(...readLinks(tag, attributes, pool));
    for (const attribute of Object.keys(attributes)) {
      if (/^on[a-z]/.test(attribute)) handlers.push({ tag, attribute: pool(attribute) });
    }
  };

  const readDemo = (name: string) => {
    const label = pool(`demo ${name}`);
    enter('demo');
    stack.onEnd((stretch) => {
      demos.push({ label, ...stretch });
      parts.push({ label, ...stretch });
    });
  };

  const readHead = (tag: string, attributes: Attributes) => {
    if (tag === 'html' && attributes['lang'] !== undefined) language = pool(attributes['lang']);
    if (tag === 'title' && inside.head > 0) stack.onText((text) => titles.push(pool(text.trim())));
    if (tag === 'meta' && attributes['name'] === 'description') {
      description = pool(attributes['content'] ?? '');
    }
  };

  const readBody = (tag: string, attributes: Attributes) => {
    if (tag === 'main') mainCount += 1;
    if (tag === 'a' && attributes['href'] !== undefined && inside.nav > 0) navigationLinkCount += 1;
    if (isApiRow(tag, attributes['id']) && inside.demo === 0) apiRowCount += 1;
    if (/^h[1-6]$/.test(tag) && inside.demo === 0) {
      const level = Number(tag[1]);
      stack.onText((text) => headings.push({ level, text: pool(text.trim()) }));
    }
    if (bulkyTags.has(tag) && inside.demo === 0) {
      stack.onEnd((stretch) => parts.push({ label: tag, ...stretch }));
    }
  };

  const readScript = ({ type = '', src, id }: Attributes) => {
    const inHead = inside.head > 0;
    const own = {
      ...(src !== undefined && { src: pool(src) }),
      ...(id !== undefined && { id: pool(id) }),
    };
    stack.onText((text) => {
      scripts.push({ type: pool(type), text: pool(text), inHead, ...own });
      if (type === 'application/json') links.push(...readDataLinks(text, pool));
    });
  };

  return {
    open(tag, attributes, start) {
      stack.open(start);
      const demo = attributes[demoAttribute];
      if (demo !== undefined) readDemo(demo);
      if (tag === 'head' || tag === 'nav') enter(tag);
      if (tag === 'script') readScript(attributes);
      readAttributes(tag, attributes);
      readHead(tag, attributes);
      readBody(tag, attributes);
    },
    text: (text) => stack.text(text),
    close: (end) => stack.close(end),
    finish: () => ({
      file,
      pathname: pagePathname(file),
      language,
      titles,
      description,
      ids,
      idReferences,
      links,
      scripts,
      handlers,
      headings,
      mainCount,
      navigationLinkCount,
      apiRowCount,
      demos,
      parts,
    }),
  };
}

const indexFile = 'index.html';

/** Returns the URL of a built page: `material-ui/index.html` → `/material-ui/`. Other files keep their name. */
function pagePathname(file: string): string {
  const isIndex = file === indexFile || file.endsWith(`/${indexFile}`);
  return `/${isIndex ? file.slice(0, -indexFile.length) : file}`;
}

/** The start and end of an element, as offsets of characters. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Keeps track of open elements and notifies listeners when one ends. */
interface ElementStack {
  /** Opens an element that begins at `offset`. */
  open(start: number): void;
  /** Calls back with the position of the last opened element when it ends. */
  onEnd(tell: (stretch: Stretch) => void): void;
  /** Calls back with the text of the last opened element when it ends. */
  onText(tell: (text: string) => void): void;
  text(text: string): void;
  close(end: number): void;
}

interface Waiting {
  readonly depth: number;
  readonly start: number;
  text?: string;
  tell(stretch: Stretch, text: string): void;
}

/** Creates a stack for one page. */
function createElementStack(): ElementStack {
  const waiting: Waiting[] = [];
  let depth = 0;
  let lastStart = 0;
  return {
    open(start) {
      depth += 1;
      lastStart = start;
    },
    onEnd: (tell) => void waiting.push({ depth, start: lastStart, tell }),
    onText: (tell) =>
      void waiting.push({ depth, start: lastStart, text: '', tell: (_, text) => tell(text) }),
    text(text) {
      for (const element of waiting) {
        if (element.text !== undefined) element.text += text;
      }
    },
    close(end) {
      for (let last = waiting.at(-1); last?.depth === depth; last = waiting.at(-1)) {
        waiting.pop();
        last.tell({ start: last.start, end }, last.text ?? '');
      }
      depth -= 1;
    },
  };
}

/** Rows of tables, the types that an API page writes out, and parameters that it describes. */
function isApiRow(tag: string, id: string | undefined): boolean {
  if (tag === 'dt') return true;
  return id !== undefined && (tag === 'tr' || (tag === 'div' && id.startsWith('type-')));
}
