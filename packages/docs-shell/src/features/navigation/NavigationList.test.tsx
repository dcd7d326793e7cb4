import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../i18n';
import type { NavigationGroup, NavigationItem } from '../../page/types';
import { NavigationList } from './NavigationList';

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
