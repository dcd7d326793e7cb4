import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatMessage, type Messages } from '../../i18n';
import { iconFontText, type IconFontName } from '../../product';
import type {
  NavigationGroup,
  NavigationItem,
  NavigationPage,
  NavigationPageGroup,
} from '../../page/types';
import { Icon } from '../icons/Icon';
import { iconShapes, type IconName } from '../icons/icon-shapes';
import { Badge } from './Badge';
import { listNumberAttribute } from './contract';

interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  readonly t: Messages;
}

/** One level of the side navigation. */
export function NavigationList({ items, t }: NavigationListProps) {
  return (
    <ul>
      <NavigationEntries items={items} t={t} />
    </ul>
  );
}

function NavigationEntries({ items, t }: NavigationListProps) {
  return items.map((item, index) => <NavigationEntry key={index} item={item} t={t} />);
}

/** HTML of lists that do not lead to the current page. Pages share their items: see `resolveNavigation`. */
const renderedLists = new WeakMap<readonly NavigationItem[], string>();

/**
 * Returns the entries of a list as HTML. They are rendered once for all pages of a build, because with 1,000 pages the
 * navigations of all pages have a million links.
 */
function renderOnce({ items, t }: NavigationListProps): string {
  const html =
    renderedLists.get(items) ?? renderToStaticMarkup(<NavigationEntries items={items} t={t} />);
  renderedLists.set(items, html);
  return html;
}

/**
 * Returns the entries of each closed group of a large navigation as HTML, by the number of its list. The list of a group
 * within another one is not part of the outer list.
 */
export function renderLists({ items, t }: NavigationListProps): Readonly<Record<string, string>> {
  const lists: Record<string, string> = {};
  const add = (item: NavigationItem) => {
    if (!('children' in item)) return;
    if ('isOpen' in item && item.listNumber !== undefined) {
      lists[item.listNumber] = renderOnce({ items: item.children, t });
    }
    item.children.forEach(add);
  };
  items.forEach(add);
  return lists;
}

type Disclosure = NavigationGroup | NavigationPageGroup;

/** The list of an open group, of a closed one, or its first link until the rest is loaded. */
function GroupList({ item, t }: NavigationEntryProps<Disclosure>) {
  const { children, isOpen, listNumber } = item;
  if (isOpen) return <NavigationList items={children} t={t} />;
  if (listNumber === undefined) {
    return <ul dangerouslySetInnerHTML={{ __html: renderOnce({ items: children, t }) }} />;
  }
  // Without JavaScript, or if the list cannot be loaded, this link leads to a page that has the whole list.
  const first = findFirstLink(children);
  return (
    <ul {...{ [listNumberAttribute]: listNumber }}>
      {first && (
        <li>
          <NavigationLink item={first} t={t} />
        </li>
      )}
    </ul>
  );
}

function findFirstLink(
  items: readonly NavigationItem[],
): NavigationPage | NavigationPageGroup | undefined {
  for (const item of items) {
    if ('href' in item && !item.external) return item;
    const nested = 'children' in item ? findFirstLink(item.children) : undefined;
    if (nested) return nested;
  }
  return undefined;
}

interface NavigationEntryProps<Item extends NavigationItem = NavigationItem> {
  readonly item: Item;
  readonly t: Messages;
}

/** Links have no class names: a page has hundreds of them. */
function NavigationEntry({ item, t }: NavigationEntryProps) {
  switch (item.kind) {
    case 'page':
      return (
        <li>
          <NavigationLink item={item} t={t} />
        </li>
      );
    case 'text':
      return (
        <li>
          <span className="d-side-nav-planned">
            <NavigationLabel item={item} t={t} />
          </span>
        </li>
      );
    case 'section':
      return (
        <li>
          <span className="d-side-nav-subheader">
            <NavigationLabel item={item} t={t} />
          </span>
          <NavigationList items={item.children} t={t} />
        </li>
      );
    case 'group':
      return (
        <li>
          <details open={item.isOpen}>
            <summary>
              <NavigationLabel item={item} t={t} />
            </summary>
            <GroupList item={item} t={t} />
          </details>
        </li>
      );
    case 'page-group':
      return (
        <li className="d-side-nav-page-group">
          <NavigationLink item={item} t={t} />
          <details open={item.isOpen}>
            <summary aria-label={formatMessage(t.subpagesOf, { name: item.title })} />
            <GroupList item={item} t={t} />
          </details>
        </li>
      );
  }
}

function NavigationLink({ item, t }: NavigationEntryProps<NavigationPage | NavigationPageGroup>) {
  return (
    <a href={item.href} {...(item.current && { 'aria-current': 'page' })} {...item.linkProps}>
      <NavigationLabel item={item} t={t} />
    </a>
  );
}

/** Icon, title and badges, with the spaces that a screen reader needs between them. */
function NavigationLabel({ item, t }: NavigationEntryProps) {
  return (
    <>
      {item.icon !== undefined && <EntryIcon name={item.icon} />}
      <span>{item.title}</span>
      {item.external && <Icon name="external" />}
      {item.badges.map((badge) => (
        <Fragment key={badge}>
          {' '}
          <Badge kind={badge} t={t} />
        </Fragment>
      ))}
    </>
  );
}

/** A line icon of the shell, or else a character of the icon font. */
function EntryIcon({ name }: { readonly name: IconName | IconFontName }) {
  return isLineIcon(name) ? (
    <Icon name={name} />
  ) : (
    <span className="material-icons d-side-nav-icon" aria-hidden="true">
      {iconFontText(name)}
    </span>
  );
}

function isLineIcon(name: string): name is IconName {
  return Object.hasOwn(iconShapes, name);
}
