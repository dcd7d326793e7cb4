import { Dialog } from '@base-ui/react/dialog';
import '../theme.css';
import './dialog.css';

export default function BasicDialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger className="button">Show opening hours</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog-popup">
          <Dialog.Title className="dialog-title">Opening hours</Dialog.Title>
          <Dialog.Description className="dialog-text">
            Tuesday to Saturday, 10 a.m. to 6 p.m. On Thursdays we stay until 9 p.m.
          </Dialog.Description>
          <div className="dialog-actions">
            <Dialog.Close className="button">Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
