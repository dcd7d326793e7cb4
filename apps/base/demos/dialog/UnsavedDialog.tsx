import { useState } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import '../theme.css';
import './dialog.css';

export default function UnsavedDialog() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');

  const change = (next: boolean) => {
    if (!next && text !== '') {
      setAsking(true);
    } else {
      setOpen(next);
    }
  };

  const discard = () => {
    setAsking(false);
    setText('');
    setOpen(false);
  };

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger className="button">Write a note</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog-popup">
          <Dialog.Title className="dialog-title">New note</Dialog.Title>
          <label className="dialog-field">
            Text
            <input value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <div className="dialog-actions">
            <Dialog.Close className="button">Close</Dialog.Close>
          </div>
          <Dialog.Root open={asking} onOpenChange={setAsking}>
            <Dialog.Portal>
              <Dialog.Popup className="dialog-popup" role="alertdialog">
                <Dialog.Title className="dialog-title">Discard the note?</Dialog.Title>
                <Dialog.Description className="dialog-text">
                  What you wrote has not been saved.
                </Dialog.Description>
                <div className="dialog-actions">
                  <Dialog.Close className="button">Keep writing</Dialog.Close>
                  <button type="button" className="button button-strong" onClick={discard}>
                    Discard
                  </button>
                </div>
              </Dialog.Popup>
            </Dialog.Portal>
          </Dialog.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
