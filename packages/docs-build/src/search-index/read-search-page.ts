import { headingLinkClass } from 'docs-shell/content/contract';
import { demoCodeClass, demoRootAttribute } from 'docs-shell/demo/contract';
import { afterContentClass, pageTitleClass } from 'docs-shell/frame/contract';
import { searchKinds, type SearchKind } from 'docs-shell/search';
import { DomUtils, parseDocument } from 'htmlparser2';

/** A stretch of a page below one heading; the first one, below the title, has none. */
export interface PageSection {
  readonly heading?: { readonly text: string; readonly id: string };
  readonly text: string;
}

/** A name that an API page lists. */
export interface PageSymbol {
  readonly kind: SearchKind;
  readonly name: string;
  readonly id: string;
}

/** What search may know of a finished page. */
export interface SearchPage {
  readonly title: string;
  readonly trail: readonly string[];
  readonly sections: readonly PageSection[];
  readonly symbols: readonly PageSymbol[];
}

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

/** Elements with words that are not the page's: the shell's, a drawing's. */
const skippedTags = new Set(['button', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);
const skippedClasses = [afterContentClass, headingLinkClass, 'd-not-translated', demoCodeClass];
const inlineTags = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'kbd', 'span', 'strong', 'wbr']);

/**
 * Reads from a page's HTML what search finds: what stands inside `<main>`, parted at its headings. An element with
 * `data-search-kind` (`prop`, `slot`, `class`…) is a hit of its own, under its text or its `data-search-name`, at the
 * nearest id; `data-search="off"` leaves a part out.
 */
export function readSearchPage(html: string): SearchPage {
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children);
  const sections: { heading?: NonNullable<PageSection['heading']>; text: string }[] = [
    { text: '' },
  ];
  const symbols: PageSymbol[] = [];
  let title = '';
  let trail: readonly string[] = [];

  const add = (text: string) => {
    const section = sections.at(-1);
    if (section) section.text += text;
  };

  const walk = (node: Node, nearestId: string) => {
    if (isElement(node)) {
      visit(node, node.attribs['id'] ?? nearestId);
    } else {
      // A comment has none.
      add(DomUtils.textContent(node));
    }
  };

  const visit = (element: Element, id: string) => {
    const { name: tag, attribs } = element;
    if (hasClass(element, 'd-breadcrumbs')) {
      trail = DomUtils.getElementsByTagName('li', element).map(textOf);
    } else if (hasClass(element, pageTitleClass)) {
      title = textOf(element);
    } else if (/^h[2-4]$/.test(tag) && attribs['id']) {
      sections.push({ heading: { id: attribs['id'], text: textOf(element) }, text: '' });
    } else if (!isSkipped(element)) {
      const kind = searchKinds.find((known) => known === attribs['data-search-kind']);
      const name = attribs['data-search-name'] ?? textOf(element);
      if (kind && name !== '' && id !== '') {
        symbols.push({ kind, name, id });
      }
      if (tag === 'pre') {
        add(namesIn(DomUtils.textContent(element)));
        return;
      }
      element.children.forEach((child) => walk(child, id));
      // Blocks part words, which no space need do.
      if (!inlineTags.has(tag)) add(' ');
    }
  };

  main?.children.forEach((child) => walk(child, ''));
  return {
    title,
    trail,
    sections: sections.map((section) => ({ ...section, text: tidy(section.text) })),
    symbols,
  };
}

/** The part of a page that search reads: the rest is the shell's, and changes without it. */
export function sliceMain(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? '' : html.slice(start, end + '</main>'.length);
}

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs['class'] ?? '').split(' ').includes(name);
}

function isSkipped(element: Element): boolean {
  return (
    skippedTags.has(element.name) ||
    demoRootAttribute in element.attribs ||
    element.attribs['data-search'] === 'off' ||
    skippedClasses.some((name) => hasClass(element, name))
  );
}

/** Of code only what is written like a name says what it is about. */
function namesIn(code: string): string {
  const names = code.match(/--[\w-]+|[A-Za-z]\w*[a-z][A-Z]\w*|Mui\w+(?:-\w+)*/g) ?? [];
  return ` ${names.join(' ')} `;
}

function textOf(element: Element): string {
  return tidy(DomUtils.textContent(element));
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
