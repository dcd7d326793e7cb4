import type { ReactNode } from 'react';
import type { Messages } from '../../i18n';
import { countMessageAttributes } from '../../lib/count-message';
import type { NavigationItem, PageLink, PageModel } from '../../page/types';
import { Drawer } from '../drawer/Drawer';
import { Icon } from '../icons/Icon';
import { NavigationList } from './NavigationList';
import {
  drawerId,
  listsUrlAttribute,
  navigationFilterClass,
  navigationProductAttribute,
  sideNavigationClass,
} from './contract';

/** With up to this many links, the navigation has no filter. */
const maxUnfilteredLinks = 20;

interface SideNavigationProps {
  readonly page: PageModel;
  readonly t: Messages;
  /** Versions, templates and blog, as far as they are configured. */
  readonly topLevelLinks: readonly PageLink[];
}

/** The pages of the product, below the links that every product has. */
export function SideNavigation({ page, t, topLevelLinks }: SideNavigationProps) {
  return (
    <nav
      className={sideNavigationClass}
      aria-label={t.documentation}
      {...{
        [navigationProductAttribute]: page.productId,
        [listsUrlAttribute]: page.navigationLists,
      }}
    >
      {topLevelLinks.length > 0 && (
        <ul className="d-side-nav-top">
          {topLevelLinks.map(({ title, href }) => (
            <li key={title}>
              <a href={href}>
                <span>{title}</span>
                {href !== undefined && /^https?:/.test(href) && <Icon name="external" />}
              </a>
            </li>
          ))}
        </ul>
      )}
      {countLinks(page.navigation) > maxUnfilteredLinks && <NavigationFilter t={t} />}
      <NavigationList items={page.navigation} t={t} />
    </nav>
  );
}

function countLinks(items: readonly NavigationItem[]): number {
  return items.reduce(
    (count, item) =>
      count + ('href' in item ? 1 : 0) + ('children' in item ? countLinks(item.children) : 0),
    0,
  );
}

interface NavigationFilterProps {
  readonly t: Messages;
}

/** A box that filters the side navigation. It is hidden without JavaScript. */
function NavigationFilter({ t }: NavigationFilterProps) {
  return (
    <div
      className={navigationFilterClass}
      {...countMessageAttributes({ one: t.filterOneHit, many: t.filterHits, none: t.filterNoHit })}
    >
      <Icon name="search" />
      <input
        type="search"
        aria-label={t.filterNavigation}
        placeholder={t.filterNavigation}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" />
    </div>
  );
}

interface NavigationDrawerProps {
  readonly t: Messages;
  readonly children: ReactNode;
}

/**
 * A column beside the text on wide screens, a native popover on narrow ones: the same markup for both.
 * `navigation-drawer.client.ts` makes the open popover modal.
 */
export function NavigationDrawer({ t, children }: NavigationDrawerProps) {
  return (
    <Drawer
      id={drawerId}
      className="d-drawer"
      label={t.documentation}
      closeLabel={t.closeNavigation}
    >
      {children}
    </Drawer>
  );
}
