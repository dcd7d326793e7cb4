import { Popover } from '@base-ui/react/popover';
import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import './composition.css';

export default function TwoInOne() {
  return (
    <Popover.Root>
      <Popover.Trigger className="button" render={<Toggle />}>
        Ferries
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="composition-positioner" sideOffset={8}>
          <Popover.Popup className="composition-popup" aria-label="Ferries on the map">
            One element, pressed and expanded.
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
