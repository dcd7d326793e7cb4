import { fetchPage } from '../../client/fetch-page';
import { onDemand } from '../../client/on-demand';
import { sinceAttribute } from '../../theme/reader-version';
import { rowsAddedEvent } from '../row-filter/contract';
import {
  changesOfAttribute,
  changesRowsId,
  changesSummaryId,
  effectAttribute,
  excludedAttribute,
  knownNamesAttribute,
} from './contract';
import type { Choice } from './is-chosen';

/** A version in the summary, with the page that has its changes. */
interface SummarizedVersion {
  readonly code: string;
  readonly href: string;
}

/** The pages of a long history. */
export interface ChangesParts {
  /**
   * Adds the changes between two versions to the table, from the pages that have them. Tells the reader if that fails.
   * Returns whether the table has them.
   */
  readonly load: (range: Pick<Choice, 'after' | 'upTo'>, control: Element) => Promise<boolean>;
  /** Shows the table instead of the summary, or the summary. */
  readonly showRows: (isShown: boolean) => void;
  /** Names of all exports with changes. */
  readonly names: readonly string[];
}

/** Returns the pages of a long history, or undefined if this page has all changes. */
export function findParts(): ChangesParts | undefined {
  const summary = document.getElementById(changesSummaryId);
  const box = document.getElementById(changesRowsId);
  const table = box?.querySelector('table');
  if (!summary || !box || !table) return undefined;
  const versions = [...summary.querySelectorAll(`tr[${sinceAttribute}]`)].map((row) => ({
    code: row.getAttribute(sinceAttribute) ?? '',
    href: row.querySelector('a')?.href ?? '',
  }));
  const pages = new Map<string, Promise<Document>>();
  const added = new Set<string>();

  const fetchOnce = (href: string) => {
    const page = pages.get(href) ?? fetchPage(href);
    pages.set(href, page);
    page.catch(() => pages.delete(href));
    return page;
  };

  return {
    names: summary.getAttribute(knownNamesAttribute)?.split(' ') ?? [],
    showRows(isShown) {
      summary.hidden = isShown;
      box.hidden = !isShown;
    },
    async load({ after, upTo }, control) {
      const wanted = hrefsOf(versions.filter(({ code }) => code > after && code <= upTo));
      const missing = wanted.filter((href) => !added.has(href));
      if (missing.length === 0) return true;
      const loaded = await onDemand(() => Promise.all(missing.map(fetchOnce))).use(control);
      if (!loaded) return false;
      const fresh = loaded.filter((_page, index) => !added.has(missing[index] ?? ''));
      for (const href of missing) added.add(href);
      addGroups(table, fresh);
      return true;
    },
  };
}

function hrefsOf(versions: readonly SummarizedVersion[]): string[] {
  return [...new Set(versions.map(({ href }) => href))];
}

/** Adds the groups of pages to the table: names in alphabetical order, and below a name the oldest version first. */
function addGroups(table: Element, pages: readonly Document[]): void {
  const groups = new Map(
    [...table.querySelectorAll(`tbody[${changesOfAttribute}]`)].map((group) => [
      nameOf(group),
      group,
    ]),
  );
  const selector = `#${changesRowsId} tbody`;
  for (const group of pages.flatMap((page) => [...page.querySelectorAll(selector)])) {
    // Hidden until the choice is applied to them, which may be another one by then.
    for (const row of group.querySelectorAll(`[${effectAttribute}]`)) {
      row.toggleAttribute(excludedAttribute, true);
    }
    const present = groups.get(nameOf(group));
    if (present) present.append(...group.querySelectorAll(`[${effectAttribute}]`));
    else groups.set(nameOf(group), document.adoptNode(group));
  }
  for (const group of groups.values()) {
    const rows = [...group.querySelectorAll(`[${effectAttribute}]`)];
    group.append(...rows.sort((a, b) => compare(codeOf(a), codeOf(b))));
  }
  table.append(...[...groups.values()].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en')));
  document.dispatchEvent(new Event(rowsAddedEvent));
}

function nameOf(group: Element): string {
  return group.getAttribute(changesOfAttribute) ?? '';
}

function codeOf(row: Element): string {
  return row.getAttribute(sinceAttribute) ?? '';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
