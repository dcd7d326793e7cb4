import { Dialog } from '@base-ui/react/dialog';
import '../theme.css';
import './dialog.css';

export default function NonModalDialog() {
  return (
    <Dialog.Root modal={false} disablePointerDismissal>
      <Dialog.Trigger className="button">Keep the legend in view</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Popup className="dialog-popup dialog-corner">
          <Dialog.Title className="dialog-title">Legend</Dialog.Title>
          <Dialog.Description className="dialog-text">
            Scroll and click in the page: this stays until you close it.
          </Dialog.Description>
          <div className="dialog-actions">
            <Dialog.Close className="button">Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
