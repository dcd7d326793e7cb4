import { useRef, useState } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '@base-ui/react/button';
import '../theme.css';
import '../dialog/dialog.css';

const projectName = 'north-pier';

export default function TypedAlertDialog() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isDeleted, setDeleted] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(nextOpen) => {
        setText('');
        setOpen(nextOpen);
      }}
    >
      <div className="dialog-row">
        <AlertDialog.Trigger className="button">Delete project</AlertDialog.Trigger>
        <output>{isDeleted ? 'The project was deleted.' : ''}</output>
      </div>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog-popup" initialFocus={input}>
          <AlertDialog.Title className="dialog-title">Delete the project?</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            This also deletes 214 files and their history.
          </AlertDialog.Description>
          <form
            className="dialog-form"
            onSubmit={(event) => {
              event.preventDefault();
              setDeleted(true);
              setOpen(false);
            }}
          >
            <label className="dialog-field">
              Type “{projectName}” to confirm
              <input
                ref={input}
                autoComplete="off"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            <div className="dialog-actions">
              <AlertDialog.Close className="button">Cancel</AlertDialog.Close>
              <Button
                type="submit"
                className="button button-strong"
                disabled={text !== projectName}
                focusableWhenDisabled
              >
                Delete
              </Button>
            </div>
          </form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
