import type { PageLink } from '../../page/types';
import type { Messages } from '../../i18n';
import { breadcrumbsClass } from './contract';

interface BreadcrumbsProps {
  readonly breadcrumbs: readonly PageLink[];
  readonly t: Messages;
}

/** Links to the groups above the page; a group without a page is text. */
export function Breadcrumbs({ breadcrumbs, t }: BreadcrumbsProps) {
  if (breadcrumbs.length === 0) {
    return null;
  }
  return (
    <nav className={breadcrumbsClass} aria-label={t.breadcrumb}>
      <ol>
        {breadcrumbs.map(({ title, href }, index) => (
          <li key={index}>{href === undefined ? title : <a href={href}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
