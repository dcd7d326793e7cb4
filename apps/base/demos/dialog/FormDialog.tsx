import { useRef, useState } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import '../theme.css';
import './dialog.css';

export default function FormDialog() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Reading list');
  const input = useRef<HTMLInputElement>(null);

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <div className="dialog-row">
        <output>{name}</output>
        <Dialog.Trigger className="button">Rename</Dialog.Trigger>
      </div>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog-popup" initialFocus={input}>
          <Dialog.Title className="dialog-title">Rename the list</Dialog.Title>
          <form
            className="dialog-form"
            onSubmit={(event) => {
              event.preventDefault();
              setName(input.current?.value.trim() || name);
              setOpen(false);
            }}
          >
            <label className="dialog-field">
              Name
              <input ref={input} defaultValue={name} required />
            </label>
            <div className="dialog-actions">
              <Dialog.Close className="button">Cancel</Dialog.Close>
              <button type="submit" className="button button-strong">
                Save
              </button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
