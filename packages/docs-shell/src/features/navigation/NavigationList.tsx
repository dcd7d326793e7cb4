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
 * The list of a closed group. It is rendered once for all pages of a build, because with 1,000 pages the navigations of
 * all pages have a million links.
 */
function ClosedList({ items, t }: NavigationListProps) {
  const html =
    renderedLists.get(items) ?? renderToStaticMarkup(<NavigationEntries items={items} t={t} />);
  renderedLists.set(items, html);
  return <ul dangerouslySetInnerHTML={{ __html: html }} />;
}

function GroupList({ item, t }: NavigationEntryProps<NavigationGroup | NavigationPageGroup>) {
  const List = item.isOpen ? NavigationList : ClosedList;
  return <List items={item.children} t={t} />;
}

interface NavigationEntryProps<Item extends NavigationItem = NavigationItem> {
  readonly item: Item;
  readonly t: Messages;
}

/** Links have no class names: a product has hundreds of links, and every page contains them all. */
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
