import type { ReactNode } from 'react';
import { dialogLabelAttribute } from '../../client/contract';
import { Icon } from '../icons/Icon';

interface DrawerProps {
  readonly id: string;
  /** Class of the drawer. Its head has the same class with `-head`. */
  readonly className: string;
  /** Accessible name while the drawer is open. */
  readonly label: string;
  /** Visible title, if the drawer has one. */
  readonly title?: string;
  /** Accessible name of the button that closes the drawer. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A native popover with a head and a close button. It opens and closes without JavaScript. */
export function Drawer({ id, className, label, title, closeLabel, children }: DrawerProps) {
  return (
    <div id={id} className={className} popover="auto" {...{ [dialogLabelAttribute]: label }}>
      <div className={`${className}-head`}>
        {title && <span>{title}</span>}
        <button
          type="button"
          className="d-icon-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
