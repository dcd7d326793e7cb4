import { useState } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import '../dialog/dialog.css';
import './menu.css';

export default function DialogMenu() {
  const [name, setName] = useState('Spring concert');
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [isDeleted, setDeleted] = useState(false);

  return (
    <div className="dialog-row">
      <output>{isDeleted ? 'No playlist' : name}</output>
      <Menu.Root>
        <Menu.Trigger className="button" aria-label="Playlist actions" disabled={isDeleted}>
          ⋯
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="menu-positioner" sideOffset={4} align="start">
            <Menu.Popup className="menu-popup">
              <Menu.Item className="menu-item" onClick={() => setRenaming(true)}>
                Rename…
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={() => setDeleting(true)}>
                Delete…
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>

      <Dialog.Root open={isRenaming} onOpenChange={setRenaming}>
        <Dialog.Portal>
          <Dialog.Backdrop className="dialog-backdrop" />
          <Dialog.Popup className="dialog-popup">
            <Dialog.Title className="dialog-title">Rename the playlist</Dialog.Title>
            <form
              className="dialog-form"
              onSubmit={(event) => {
                event.preventDefault();
                setName(String(new FormData(event.currentTarget).get('name')));
                setRenaming(false);
              }}
            >
              <label className="dialog-field">
                Name
                <input name="name" defaultValue={name} required />
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

      <AlertDialog.Root open={isDeleting} onOpenChange={setDeleting}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="dialog-backdrop" />
          <AlertDialog.Popup className="dialog-popup">
            <AlertDialog.Title className="dialog-title">Delete “{name}”?</AlertDialog.Title>
            <AlertDialog.Description className="dialog-text">
              The songs stay in your library.
            </AlertDialog.Description>
            <div className="dialog-actions">
              <AlertDialog.Close className="button">Cancel</AlertDialog.Close>
              <AlertDialog.Close className="button button-strong" onClick={() => setDeleted(true)}>
                Delete
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </div>
  );
}
