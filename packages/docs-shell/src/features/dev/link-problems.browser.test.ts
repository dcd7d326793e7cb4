import { expect, it } from 'vitest';
import { showLinkProblems } from './link-problems';

it('marks the links that have a problem, in the content alone, until they have none', () => {
  document.body.innerHTML = `
    <nav><a href="/nowhere/">Nowhere</a></nav>
    <main><a href="/nowhere/">Nowhere</a> <a href="#here">Here</a> <a href="/nowhere/">Again</a></main>
  `;
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('[data-dev-problem]')].map((link) => [
      link.textContent,
      link.title,
      getComputedStyle(link).textDecorationStyle,
    ]);
  showLinkProblems({ '/nowhere/': 'It leads nowhere.' });
  expect(marked()).toEqual([
    ['Nowhere', 'It leads nowhere.', 'wavy'],
    ['Again', 'It leads nowhere.', 'wavy'],
  ]);
  const [first] = document.querySelectorAll('main a');
  expect(first?.getAttribute('aria-description')).toBe('It leads nowhere.');

  showLinkProblems({ '#here': 'No such heading.' });
  expect(marked()).toEqual([['Here', 'No such heading.', 'wavy']]);
  showLinkProblems({});
  expect(marked()).toEqual([]);
  expect(first?.outerHTML).toBe('<a href="/nowhere/" style="">Nowhere</a>');
});
