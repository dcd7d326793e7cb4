import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../i18n';
import type { NavigationGroup, NavigationItem } from '../../page/types';
import { NavigationList, renderLists } from './NavigationList';

const children: readonly NavigationItem[] = [
  { kind: 'page', title: 'A & B', href: '/a/', badges: ['new', 'pro'], icon: 'home' },
  { kind: 'page', title: 'Store', href: 'https://store.example/', external: true, badges: [] },
  { kind: 'text', title: 'Planned', badges: ['planned'] },
];
const group = (isOpen: boolean): NavigationGroup => ({
  kind: 'group',
  title: 'Group',
  badges: [],
  isOpen,
  children,
});
const render = (item: NavigationItem) =>
  renderToStaticMarkup(<NavigationList items={[item]} t={en} />);

it('renders the list of a closed group as that of an open one', () => {
  const open = render(group(true));
  expect(open).toContain('<details open="">');
  expect(render(group(false))).toBe(open.replace(' open=""', ''));
  expect(render(group(false))).toBe(open.replace(' open=""', ''));
});

it('renders the items of each closed group', () => {
  const other = { ...group(false), children: children.slice(1) };
  expect(render(other)).not.toContain('A &amp; B');
});

describe('in a large navigation', () => {
  const inner: NavigationGroup = { ...group(false), title: 'Inner', listNumber: 3 };
  const outer = (isOpen: boolean): NavigationGroup => ({
    ...group(isOpen),
    title: 'Outer',
    listNumber: 1,
    children: [{ kind: 'section', title: 'Section', badges: [], children: [inner] }],
  });

  it('renders the first link of a closed group, which may be in a group within it', () => {
    const html = render(outer(false));
    expect(html).toContain('<ul data-list="1"><li><a href="/a/">');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toContain('Inner');
  });

  it('renders the entries of an open group', () => {
    const html = render(outer(true));
    expect(html).toContain('Inner');
    expect(html).toContain('<ul data-list="3"><li><a href="/a/">');
    expect(html).not.toContain('data-list="1"');
  });

  it('renders the entries of each group once, to be inserted', () => {
    const lists = renderLists({ items: [outer(false)], t: en });
    expect(Object.keys(lists)).toEqual(['1', '3']);
    expect(render(outer(true))).toContain(`<ul>${lists[1]}</ul>`);
    expect(lists[1]).not.toContain('Store');
    expect(render(group(true))).toContain(`<ul>${lists[3]}</ul>`);
  });
});
