import { headingClass } from '../../client/contract';
import { fetchPage } from '../../client/fetch-page';
import { stylesheetAttribute } from '../../page-document';
import { apiContentClass, apiFoldAttribute, apiToolsClass } from './contract';
import { goToMuiRow } from './mui-anchors.lazy.client';

/**
 * Fetches the API page that the link in a fold leads to, and puts its content and stylesheets into this page. The first
 * fold of a page keeps the anchors of the API page that this page does not have itself; other anchors stay on the API
 * page, and links lead there.
 * @throws {Error} The page cannot be loaded, or is no API page.
 */
export async function fillApiFold(fold: HTMLDetailsElement): Promise<void> {
  const link = fold.querySelector<HTMLAnchorElement>(':scope > a');
  if (!link) {
    return;
  }
  const keepsAnchors = document.querySelector(`[${apiFoldAttribute}]`) === fold;
  const source = await fetchPage(link.href);
  const content = source.querySelector<HTMLElement>(`.${apiContentClass}`);
  if (!content) {
    throw new Error(`${link.href} is no API page.`);
  }
  await addMissingStylesheets(source);
  content.querySelector(`.${apiToolsClass}`)?.remove();
  for (const heading of content.querySelectorAll(`.${headingClass} > :is(h2, h3)`)) {
    lowerHeading(heading);
  }
  separateAnchors(content, link.href, keepsAnchors);
  link.before(document.adoptNode(content));
  const anchor = location.hash.slice(1);
  if (keepsAnchors) {
    document.getElementById(anchor)?.scrollIntoView();
    goToMuiRow(anchor);
  }
}

/** Adds the stylesheets that the API page has and this page has not, and waits for them. */
async function addMissingStylesheets(source: Document): Promise<void> {
  const present = new Set(listStylesheets(document));
  const missing = listStylesheets(source).filter((href) => !present.has(href));
  await Promise.all(
    missing.map(async (href) => {
      const added = document.createElement('link');
      added.rel = 'stylesheet';
      added.href = href;
      document.head.append(added);
      await new Promise((resolve, reject) => {
        added.onload = resolve;
        added.onerror = () => {
          added.remove();
          reject(new Error(`${added.href} does not load.`));
        };
      });
    }),
  );
}

/** Returns the URLs of the stylesheets that a page links or contains. */
function listStylesheets(page: Document): readonly string[] {
  const elements = page.querySelectorAll(`link[rel=stylesheet],style[${stylesheetAttribute}]`);
  return Array.from(elements, (element) => {
    const address = element.getAttribute('href') ?? element.getAttribute(stylesheetAttribute) ?? '';
    return new URL(address, location.href).href;
  });
}

/** The headings of the API page come one level below the heading of the section. */
function lowerHeading(heading: Element): void {
  const lower = document.createElement(heading.tagName === 'H2' ? 'h3' : 'h4');
  lower.id = heading.id;
  lower.append(...heading.childNodes);
  heading.parentElement?.classList.replace(
    `d-heading-${heading.tagName.slice(1)}`,
    `d-heading-${lower.tagName.slice(1)}`,
  );
  heading.replaceWith(lower);
}

/** Removes ids that this page must not have twice, and points links to them at the API page. */
function separateAnchors(content: Element, address: string, keepsAnchors: boolean): void {
  for (const element of content.querySelectorAll('[id]')) {
    if (!keepsAnchors || document.getElementById(element.id)) {
      element.removeAttribute('id');
    }
  }
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    if (!content.querySelector(`[id="${CSS.escape(id)}"]`)) {
      link.href = `${address}#${id}`;
    }
  }
}
