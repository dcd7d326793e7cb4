import { useState } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Menu } from '@base-ui/react/menu';
import { Menubar } from '@base-ui/react/menubar';
import '../theme.css';
import '../dialog/dialog.css';
import '../menu/menu.css';
import './menubar.css';

export default function DialogMenubar() {
  const [rowCount, setRowCount] = useState(3);
  const [isClearing, setClearing] = useState(false);

  return (
    <div>
      <Menubar className="menubar" aria-label="Table">
        <Menu.Root>
          <Menu.Trigger className="menubar-trigger">Insert</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={6} alignOffset={-2}>
              <Menu.Popup className="menu-popup">
                <Menu.Item className="menu-item" onClick={() => setRowCount(rowCount + 1)}>
                  Row
                </Menu.Item>
                <Menu.Item className="menu-item" onClick={() => setRowCount(rowCount + 10)}>
                  Ten rows
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
        <Menu.Root>
          <Menu.Trigger className="menubar-trigger">Table</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={6} alignOffset={-2}>
              <Menu.Popup className="menu-popup">
                <Menu.Item
                  className="menu-item"
                  disabled={rowCount === 0}
                  onClick={() => setClearing(true)}
                >
                  Delete all rows…
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </Menubar>
      <p className="menu-status" role="status">
        Rows: {rowCount}
      </p>
      <AlertDialog.Root open={isClearing} onOpenChange={setClearing}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="dialog-backdrop" />
          <AlertDialog.Popup className="dialog-popup">
            <AlertDialog.Title className="dialog-title">Delete all rows?</AlertDialog.Title>
            <AlertDialog.Description className="dialog-text">
              Rows to delete: {rowCount}. You can’t restore them.
            </AlertDialog.Description>
            <div className="dialog-actions">
              <AlertDialog.Close className="button">Cancel</AlertDialog.Close>
              <AlertDialog.Close className="button button-strong" onClick={() => setRowCount(0)}>
                Delete
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </div>
  );
}
