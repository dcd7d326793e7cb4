import { demoRootAttribute } from '../../demo/contract';
import { pageTitleClass } from '../../frame/contract';
import { breadcrumbsClass } from '../../navigation/contract';
import { searchAttribute } from '../contract';
import type { IndexedPage, TextSection } from '../engine';
import { unsearchedClasses, unsearchedTags } from '../unsearched-parts';

/** What search needs of a page. */
interface VisitedPage {
  readonly indexed: IndexedPage;
  /** The texts below the title and below each heading. */
  readonly texts: readonly TextSection[];
}

interface PageContext {
  readonly href: string;
  readonly language: string;
  /** Is left out of the breadcrumbs, because hits are grouped by product. */
  readonly productName: string;
}

const unsearched = [
  ...unsearchedTags,
  ...unsearchedClasses.map((name) => `.${name}`),
  `[${demoRootAttribute}]`,
  `[${searchAttribute}=off]`,
].join();

/** Reads the searchable parts of a page's HTML. Returns nothing for a page in another language, or without a title. */
export function readVisitedPage(
  html: string,
  { href, language, productName }: PageContext,
): VisitedPage | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main');
  const title = textOf(main?.querySelector(`.${pageTitleClass}`));
  if (!main || title === '' || page.documentElement.lang !== language) {
    return undefined;
  }
  const breadcrumbs = [...main.querySelectorAll(`.${breadcrumbsClass} li`)]
    .map(textOf)
    .filter((step) => step !== productName && step !== title);
  main.querySelectorAll(unsearched).forEach((element) => element.remove());
  const headings: [text: string, id: string][] = [];
  const texts = [{ title, text: '' }];
  const walker = page.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches('h2[id], h3[id], h4[id]')) {
      const heading = textOf(node);
      headings.push([heading, node.id]);
      texts.push({ title: heading, text: '' });
    } else if (node instanceof Text) {
      const section = texts.at(-1);
      if (section) section.text += ` ${node.data}`;
    }
  }
  return { indexed: { href, title, breadcrumbs, headings, symbols: [] }, texts };
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
}
