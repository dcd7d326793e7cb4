import { scrollTopToShow } from '../../client/scroll-top-to-show';
import { tocClass } from './contract';
import { currentHeading } from './current-heading';

/** Marks the heading that is being read in the table of contents, and scrolls the list so that it is visible. */
export function initTocScrollspy(): void {
  const toc = document.querySelector<HTMLElement>(`.${tocClass}`);
  if (!toc) {
    return;
  }
  const links = new Map(
    [...toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  const root = document.documentElement;
  let marked: HTMLAnchorElement | undefined;

  // Where the browser scrolls the target of an anchor to, plus a few pixels.
  const lineTop = () => Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 8;

  const update = () => {
    const isAtEnd = root.scrollHeight - innerHeight - scrollY < 2;
    const positions = headings.map((heading) => ({
      id: heading.id,
      top: heading.getBoundingClientRect().top,
    }));
    const target = document.querySelector(':target')?.id;
    const id = currentHeading(positions, lineTop(), isAtEnd, target);
    const link = id === undefined ? undefined : links.get(id);
    if (link === marked) {
      return;
    }
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    marked = link;
    if (link) {
      const list = toc.getBoundingClientRect();
      const entry = link.getBoundingClientRect();
      toc.scrollTop = scrollTopToShow({
        scrollTop: toc.scrollTop,
        height: list.height,
        itemTop: entry.top - list.top,
        itemHeight: entry.height,
      });
    }
  };

  // The result only changes when a heading crosses the reading line or the end of the page becomes visible, so no
  // scroll listener is needed.
  const crossing = new IntersectionObserver(update, {
    rootMargin: `-${Math.ceil(lineTop())}px 0px 0px`,
  });
  headings.forEach((heading) => crossing.observe(heading));
  // At the end of the page, a link to another heading does not scroll.
  addEventListener('hashchange', update);
  const footer = document.querySelector('main + footer');
  if (footer) {
    new IntersectionObserver(update, { threshold: [0, 0.5, 0.99] }).observe(footer);
  }
}

/**
 * On a narrow screen the open table of contents covers the text: closes it after a click on a link or outside, and on
 * Escape.
 */
export function initTocDisclosure(): void {
  const details = document.querySelector<HTMLDetailsElement>(`.${tocClass} > details`);
  if (!details) {
    return;
  }
  document.addEventListener('click', ({ target }) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    const isOutside = !(target instanceof Node && details.contains(target));
    if (isLink || isOutside) {
      details.open = false;
    }
  });
  details.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && details.open) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
}
