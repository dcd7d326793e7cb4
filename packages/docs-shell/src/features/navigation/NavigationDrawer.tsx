import type { ReactNode } from 'react';
import type { Messages } from '../../i18n';
import { Drawer } from '../drawer/Drawer';
import { drawerId } from './contract';

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
