import { Dialog } from '@base-ui/react/dialog';
import { Tooltip } from '@base-ui/react/tooltip';
import '../theme.css';
import '../dialog/dialog.css';
import '../tooltip/tooltip.css';

export default function TwoInOne() {
  return (
    <Dialog.Root>
      <Tooltip.Root>
        <Tooltip.Trigger
          render={<Dialog.Trigger className="button" aria-label="Share the timetable" />}
        >
          ↗
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Positioner className="tooltip-positioner" sideOffset={6}>
            <Tooltip.Popup className="tooltip-popup">Share the timetable</Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog-popup">
          <Dialog.Title className="dialog-title">Share the timetable</Dialog.Title>
          <Dialog.Description className="dialog-text">
            Anyone with the link can see the departures.
          </Dialog.Description>
          <div className="dialog-actions">
            <Dialog.Close className="button">Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
