import type { ComponentProps } from 'react';
import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import './composition.css';

function StrongButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`button button-strong ${className}`} />;
}

export default function OwnTrigger() {
  return (
    <Popover.Root>
      <Popover.Trigger render={<StrongButton />}>Next ferry</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="composition-positioner" sideOffset={8}>
          <Popover.Popup className="composition-popup" aria-label="Next ferry">
            It leaves at 9:40 from quay 2.
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
