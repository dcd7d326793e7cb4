import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import './animation.css';

export default function GrownPopup() {
  return (
    <Popover.Root>
      <Popover.Trigger className="button">Transition</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="animation-positioner" sideOffset={8} align="start">
          <Popover.Popup className="animation-popup animation-grow" aria-label="Transition">
            This one grows out of its button.
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
