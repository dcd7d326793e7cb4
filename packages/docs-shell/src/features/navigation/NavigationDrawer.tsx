import type { ReactNode } from 'react';
import type { Messages } from '../../i18n';
import { drawerId } from '../../lib/element-ids';
import { Icon } from '../icons/Icon';

interface NavigationDrawerProps {
  readonly t: Messages;
  readonly children: ReactNode;
}

/**
 * A column beside the text from `md` up, a native popover below: one and the same markup, which opens and
 * closes without JavaScript. The behaviour `drawer` makes the open popover modal.
 */
export function NavigationDrawer({ t, children }: NavigationDrawerProps) {
  return (
    <div id={drawerId} className="d-drawer" popover="auto" data-label={t.documentation}>
      <div className="d-drawer-head">
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
