import { pagePathname } from './page-pathname';
import { readIdReferences } from './read-id-references';
import { readDataLinks, readLinks } from './read-links';
import type {
  IdReference,
  InlineHandler,
  PageHeading,
  PageLink,
  PagePart,
  PageScript,
  ParsedPage,
} from './types';

/** An element that is still open and that the reader waits for. */
interface OpenElement {
  readonly depth: number;
  readonly start: number;
  text: string;
  close(text: string, part: Omit<PagePart, 'label'>): void;
}

/** What the parser calls, in the order of the page. */
export interface PageReader {
  open(tag: string, attributes: Readonly<Record<string, string>>, start: number): void;
  text(text: string): void;
  close(tag: string, end: number): void;
  finish(): ParsedPage;
}

const bulkyTags = new Set(['nav', 'style', 'script']);

/** Collects a page's facts while the parser walks over it. */
export function createPageReader(file: string): PageReader {
  const ids = new Map<string, number>();
  const idReferences: IdReference[] = [];
  const links: PageLink[] = [];
  const scripts: PageScript[] = [];
  const handlers: InlineHandler[] = [];
  const headings: PageHeading[] = [];
  const titles: string[] = [];
  const demos: PagePart[] = [];
  const parts: PagePart[] = [];
  const counts = { main: 0, navigationLinks: 0 };
  const single: { language?: string; description?: string } = {};
  const waiting: OpenElement[] = [];
  const inside = { head: 0, nav: 0, demo: 0 };
  let depth = 0;

  const wait = (start: number, close: OpenElement['close']) =>
    waiting.push({ depth, start, text: '', close });
  const enter = (place: keyof typeof inside, start: number, close?: OpenElement['close']) => {
    inside[place] += 1;
    wait(start, (text, part) => {
      inside[place] -= 1;
      close?.(text, part);
    });
  };

  return {
    open(tag, attributes, start) {
      depth += 1;
      const { id } = attributes;
      if (id !== undefined) ids.set(id, (ids.get(id) ?? 0) + 1);
      idReferences.push(...readIdReferences(tag, attributes));
      links.push(...readLinks(tag, attributes));
      for (const attribute of Object.keys(attributes)) {
        if (/^on[a-z]/.test(attribute)) handlers.push({ tag, attribute });
      }
      const demo = attributes['data-demo'];
      if (demo !== undefined) {
        enter('demo', start, (_text, part) => {
          demos.push({ label: `demo ${demo}`, ...part });
          parts.push({ label: `demo ${demo}`, ...part });
        });
      }
      if (tag === 'html' && attributes['lang'] !== undefined) single.language = attributes['lang'];
      if (tag === 'main') counts.main += 1;
      if (tag === 'head') enter('head', start);
      if (tag === 'nav') enter('nav', start);
      if (tag === 'a' && attributes['href'] !== undefined && inside.nav > 0) {
        counts.navigationLinks += 1;
      }
      if (tag === 'meta' && attributes['name'] === 'description') {
        single.description = attributes['content'] ?? '';
      }
      if (tag === 'title' && inside.head > 0) wait(start, (text) => titles.push(text.trim()));
      if (/^h[1-6]$/.test(tag) && inside.demo === 0) {
        const level = Number(tag[1]);
        wait(start, (text) => headings.push({ level, text: text.trim() }));
      }
      if (tag === 'script') {
        const inHead = inside.head > 0;
        wait(start, (text) => {
          scripts.push(toScript(attributes, text, inHead));
          if (attributes['type'] === 'application/json') links.push(...readDataLinks(text));
        });
      }
      if (bulkyTags.has(tag) && inside.demo === 0) {
        wait(start, (_text, part) => parts.push({ label: tag, ...part }));
      }
    },
    text(text) {
      for (const element of waiting) element.text += text;
    },
    close(_tag, end) {
      let last = waiting.at(-1);
      while (last?.depth === depth) {
        waiting.pop();
        last.close(last.text, { start: last.start, end });
        last = waiting.at(-1);
      }
      depth -= 1;
    },
    finish: () => ({
      file,
      pathname: pagePathname(file),
      language: single.language,
      titles,
      description: single.description,
      ids,
      idReferences,
      links,
      scripts,
      handlers,
      headings,
      mainCount: counts.main,
      navigationLinkCount: counts.navigationLinks,
      demos,
      parts,
    }),
  };
}

function toScript(
  { type = '', src, id }: Readonly<Record<string, string>>,
  text: string,
  inHead: boolean,
): PageScript {
  return { type, text, inHead, ...(src !== undefined && { src }), ...(id !== undefined && { id }) };
}
