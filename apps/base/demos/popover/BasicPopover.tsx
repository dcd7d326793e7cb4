import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import './popover.css';

export default function BasicPopover() {
  return (
    <Popover.Root>
      <Popover.Trigger className="button">Tide today</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popover-positioner" sideOffset={10}>
          <Popover.Popup className="popover-popup">
            <Popover.Arrow className="popover-arrow" />
            <Popover.Title className="popover-title">High water at 14:20</Popover.Title>
            <Popover.Description className="popover-text">
              The causeway is under water from 12:40 to 16:00.
            </Popover.Description>
            <Popover.Close className="button">Close</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
