import { useRef, useState } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import '../menu/menu.css';
import './dialog.css';

export default function MenuDialog() {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isPublic, setPublic] = useState(false);

  return (
    <div className="dialog-row">
      <span>{isPublic ? 'Public album' : 'Private album'}</span>
      <Menu.Root>
        <Menu.Trigger ref={triggerRef} className="button" aria-label="Album actions">
          ⋯
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="menu-positioner" sideOffset={4} align="start">
            <Menu.Popup className="menu-popup">
              <Menu.Item className="menu-item" onClick={() => setPublic(!isPublic)}>
                {isPublic ? 'Make private' : 'Make public'}
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={() => setOpen(true)}>
                Details…
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>

      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Backdrop className="dialog-backdrop" />
          <Dialog.Popup className="dialog-popup" finalFocus={triggerRef}>
            <Dialog.Title className="dialog-title">Winter walk</Dialog.Title>
            <Dialog.Description className="dialog-text">
              24 photos from January, 86 MB.
            </Dialog.Description>
            <div className="dialog-actions">
              <Dialog.Close className="button">Close</Dialog.Close>
            </div>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </div>
  );
}
