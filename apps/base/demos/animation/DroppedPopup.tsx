import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import './animation.css';

export default function DroppedPopup() {
  return (
    <Popover.Root>
      <Popover.Trigger className="button">Keyframes</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="animation-positioner" sideOffset={8} align="start">
          <Popover.Popup className="animation-popup animation-drop" aria-label="Keyframes">
            This one comes from above and leaves downwards.
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
