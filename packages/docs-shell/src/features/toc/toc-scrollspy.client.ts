import { currentHeading } from './current-heading';
import { scrollTopToShow } from '../../client/scroll-top-to-show';

/** Marks in the contents the heading that is being read, and keeps it in sight there (SPEC NAV-5). */
export function setUpContentsSpy(): void {
  const contents = document.querySelector<HTMLElement>('.d-contents');
  if (!contents) {
    return;
  }
  const links = new Map(
    [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  const root = document.documentElement;
  let marked: HTMLAnchorElement | undefined;

  // Where an anchor's target comes to stand, and a little more.
  const line = () => Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 8;

  const update = () => {
    const isAtEnd = root.scrollHeight - innerHeight - scrollY < 2;
    const places = headings.map((heading) => ({
      id: heading.id,
      top: heading.getBoundingClientRect().top,
    }));
    const id = currentHeading(places, line(), isAtEnd);
    const link = id === undefined ? undefined : links.get(id);
    if (link === marked) {
      return;
    }
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    marked = link;
    if (link) {
      const list = contents.getBoundingClientRect();
      const entry = link.getBoundingClientRect();
      contents.scrollTop = scrollTopToShow({
        scrollTop: contents.scrollTop,
        height: list.height,
        itemTop: entry.top - list.top,
        itemHeight: entry.height,
      });
    }
  };

  // Only a heading that crosses the reading line, or the end of the page that comes into sight, can change
  // the answer, so no scroll listener is needed.
  const crossing = new IntersectionObserver(update, {
    rootMargin: `-${Math.ceil(line())}px 0px 0px`,
  });
  headings.forEach((heading) => crossing.observe(heading));
  const footer = document.querySelector('.d-footer');
  if (footer) {
    new IntersectionObserver(update, { threshold: [0, 0.5, 0.99] }).observe(footer);
  }
}
