import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface NavigationFilterProps {
  readonly t: Messages;
}

/** A box that the behaviour `navigation-filter` shows where there are many entries (SPEC NAV-5). */
export function NavigationFilter({ t }: NavigationFilterProps) {
  return (
    <div
      className="d-nav-filter"
      hidden
      data-one={t.filterOneHit}
      data-many={t.filterHits}
      data-none={t.filterNoHit}
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
