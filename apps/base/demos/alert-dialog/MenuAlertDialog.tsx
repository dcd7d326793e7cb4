import { useState } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import '../dialog/dialog.css';
import '../menu/menu.css';

export default function MenuAlertDialog() {
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState('You’re a member of Harbor Choir.');

  return (
    <>
      <div className="dialog-row">
        <output>{status}</output>
        <Menu.Root>
          <Menu.Trigger className="button">Membership ▾</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={4} align="start">
              <Menu.Popup className="menu-popup">
                <Menu.Item
                  className="menu-item"
                  onClick={() => setStatus('You receive no more messages.')}
                >
                  Mute messages
                </Menu.Item>
                <Menu.Item className="menu-item" onClick={() => setOpen(true)}>
                  Leave choir…
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </div>
      <AlertDialog.Root open={open} onOpenChange={setOpen}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="dialog-backdrop" />
          <AlertDialog.Popup className="dialog-popup">
            <AlertDialog.Title className="dialog-title">Leave Harbor Choir?</AlertDialog.Title>
            <AlertDialog.Description className="dialog-text">
              You need a new invitation to join again.
            </AlertDialog.Description>
            <div className="dialog-actions">
              <AlertDialog.Close className="button">Stay</AlertDialog.Close>
              <AlertDialog.Close
                className="button button-strong"
                onClick={() => setStatus('You left Harbor Choir.')}
              >
                Leave
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}
