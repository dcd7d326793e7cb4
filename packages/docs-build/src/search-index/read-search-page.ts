import { demoRootAttribute } from 'docs-shell/demo/contract';
import { pageTitleClass } from 'docs-shell/frame/contract';
import { breadcrumbsClass } from 'docs-shell/navigation/contract';
import { searchKinds, type SearchKind } from 'docs-shell/search';
import {
  searchAttribute,
  searchKindAttribute,
  searchNameAttribute,
} from 'docs-shell/search/contract';
import { unsearchedClasses, unsearchedTags } from 'docs-shell/search/unsearched-parts';
import {
  apiOfAttribute,
  pageSinceAttribute,
  sinceAttribute,
} from 'docs-shell/theme/reader-version';
import { DomUtils, parseDocument } from 'htmlparser2';

/** A section of a page below one heading. The first section, below the title, has no heading. */
export interface PageSection {
  readonly heading?: { readonly text: string; readonly id: string };
  readonly text: string;
}

/** A name in a table of an API page. */
export interface PageSymbol {
  readonly kind: SearchKind;
  readonly name: string;
  readonly id: string;
  /** The version that added it, as `encodeVersion` writes it. */
  readonly since?: string;
}

/** The searchable parts of a page. */
export interface SearchPage {
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly sections: readonly PageSection[];
  readonly symbols: readonly PageSymbol[];
  /** The package whose versions `since` names, here and in symbols. */
  readonly packageName?: string;
  readonly since?: string;
}

/** What the elements around an element say about it. */
interface Place {
  readonly id: string;
  readonly since: string | undefined;
}

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

const inlineTags = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'kbd', 'span', 'strong', 'wbr']);

/**
 * Reads the searchable parts of a page's HTML: the content of `<main>`, split at its headings. An element with
 * `data-search-kind` (`prop`, `slot`, `class`…) is a result of its own, named by its text or `data-search-name`, at the
 * nearest id. `data-since` of a row is the version that added it. `data-search="off"` excludes an element.
 */
export function readSearchPage(html: string): SearchPage {
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children);
  const sections: { heading?: NonNullable<PageSection['heading']>; text: string }[] = [
    { text: '' },
  ];
  const symbols: PageSymbol[] = [];
  let title = '';
  let breadcrumbs: readonly string[] = [];
  const version: { packageName?: string; since?: string } = {};

  const add = (text: string) => {
    const section = sections.at(-1);
    if (section) section.text += text;
  };

  const walk = (node: Node, place: Place) => {
    if (isElement(node)) {
      const { id = place.id, [sinceAttribute]: since = place.since } = node.attribs;
      visit(node, { id, since });
    } else {
      // Comments have no name.
      add(DomUtils.textContent(node));
    }
  };

  const visit = (element: Element, place: Place) => {
    const { id, since } = place;
    const { name: tag, attribs } = element;
    if (hasClass(element, breadcrumbsClass)) {
      breadcrumbs = DomUtils.getElementsByTagName('li', element).map(textOf);
    } else if (hasClass(element, pageTitleClass)) {
      title = textOf(element);
    } else if (/^h[2-4]$/.test(tag) && attribs['id']) {
      sections.push({ heading: { id: attribs['id'], text: textOf(element) }, text: '' });
    } else if (!isSkipped(element)) {
      const kind = searchKinds.find((known) => known === attribs[searchKindAttribute]);
      const name = attribs[searchNameAttribute] ?? textOf(element);
      if (kind && name !== '' && id !== '') {
        symbols.push({ kind, name, id, ...(since !== undefined && { since }) });
      }
      if (tag === 'pre') {
        add(namesIn(DomUtils.textContent(element)));
        return;
      }
      const { [apiOfAttribute]: packageName, [pageSinceAttribute]: pageSince } = attribs;
      if (packageName !== undefined) version.packageName = packageName;
      if (pageSince !== undefined) version.since = pageSince;
      element.children.forEach((child) => walk(child, place));
      // Blocks separate words even without a space.
      if (!inlineTags.has(tag)) add(' ');
    }
  };

  main?.children.forEach((child) => walk(child, { id: '', since: undefined }));
  return {
    title,
    breadcrumbs,
    sections: sections.map((section) => ({ ...section, text: normalizeSpaces(section.text) })),
    symbols,
    ...version,
  };
}

/** Returns the part of a page that is indexed, as a cache key: the rest belongs to the shell. */
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
    unsearchedTags.includes(element.name) ||
    demoRootAttribute in element.attribs ||
    element.attribs[searchAttribute] === 'off' ||
    unsearchedClasses.some((name) => hasClass(element, name))
  );
}

/** In code, only names are significant. */
function namesIn(code: string): string {
  const names = code.match(/--[\w-]+|[A-Za-z]\w*[a-z][A-Z]\w*|Mui\w+(?:-\w+)*/g) ?? [];
  return ` ${names.join(' ')} `;
}

function textOf(element: Element): string {
  return normalizeSpaces(DomUtils.textContent(element));
}

function normalizeSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
