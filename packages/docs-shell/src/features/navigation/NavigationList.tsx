import type { NavigationItem } from '../../page/types';
import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { NavigationLabel } from './NavigationLabel';

interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  readonly t: Messages;
}

/** One level of the side navigation. */
export function NavigationList({ items, t }: NavigationListProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <NavigationEntry key={index} item={item} t={t} />
      ))}
    </ul>
  );
}

interface NavigationEntryProps {
  readonly item: NavigationItem;
  readonly t: Messages;
}

/**
 * An entry is one of five: section under a small heading, group, group that is a page too, planned page, page.
 * Links carry no class names: a product has hundreds of them, and each byte is paid on every page (SPEC NAV-10).
 */
function NavigationEntry({ item, t }: NavigationEntryProps) {
  const label = <NavigationLabel item={item} t={t} />;
  const link = item.href !== undefined && (
    <a href={item.href} {...(item.current && { 'aria-current': 'page' })} {...item.linkProps}>
      {label}
    </a>
  );

  if (item.children.length === 0) {
    return <li>{link || <span className="d-side-nav-planned">{label}</span>}</li>;
  }
  const list = <NavigationList items={item.children} t={t} />;
  if (item.isSubheader) {
    return (
      <li>
        <span className="d-side-nav-subheader">{label}</span>
        {list}
      </li>
    );
  }
  const open = item.containsCurrent === true || item.current === true;
  if (link) {
    return (
      <li className="d-side-nav-page-group">
        {link}
        <details open={open}>
          <summary aria-label={formatMessage(t.subpagesOf, { name: item.title })} />
          {list}
        </details>
      </li>
    );
  }
  return (
    <li>
      <details open={open}>
        <summary>{label}</summary>
        {list}
      </details>
    </li>
  );
}
