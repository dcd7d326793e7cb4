import type { ReactNode } from 'react';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';
import { drawerHeadClass, drawerId } from './contract';

interface NavigationDrawerProps {
  readonly t: Messages;
  readonly children: ReactNode;
}

/**
 * A column beside the text from `md` up, a native popover below. It opens and closes without JavaScript;
 * `client/drawer.ts` makes the open popover modal.
 */
export function NavigationDrawer({ t, children }: NavigationDrawerProps) {
  return (
    <div id={drawerId} className="d-drawer" popover="auto" data-label={t.documentation}>
      <div className={drawerHeadClass}>
        <button
          type="button"
          className="d-icon-button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={t.closeNavigation}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
