import { Popover } from '@base-ui/react/popover';
import '../theme.css';
import './popover.css';

export default function HoverPopover() {
  return (
    <Popover.Root>
      <Popover.Trigger className="button" openOnHover delay={200} closeDelay={150}>
        Harbor master
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popover-positioner" sideOffset={8} side="top">
          <Popover.Popup className="popover-popup">
            <Popover.Title className="popover-title">Ines Berg</Popover.Title>
            <Popover.Description className="popover-text">
              In the office on the pier, weekdays from 8 to 16.
            </Popover.Description>
            <a href="#accessibility">Write to her</a>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
