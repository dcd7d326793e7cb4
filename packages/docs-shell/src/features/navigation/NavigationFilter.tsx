import type { Messages } from '../../i18n';
import { countMessageAttributes } from '../../lib/count-message';
import { Icon } from '../icons/Icon';
import { navigationFilterClass } from './contract';

interface NavigationFilterProps {
  readonly t: Messages;
}

/** A box that filters the side navigation. It is hidden without JavaScript. */
export function NavigationFilter({ t }: NavigationFilterProps) {
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
