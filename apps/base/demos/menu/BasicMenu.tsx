import { useState } from 'react';
import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import './menu.css';

export default function BasicMenu() {
  const [done, setDone] = useState('');
  return (
    <div>
      <Menu.Root>
        <Menu.Trigger className="button">Recording ▾</Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="menu-positioner" sideOffset={4} align="start">
            <Menu.Popup className="menu-popup">
              <Menu.Item className="menu-item" onClick={() => setDone('renamed')}>
                Rename
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={() => setDone('duplicated')}>
                Duplicate
              </Menu.Item>
              <Menu.Separator className="menu-separator" />
              <Menu.Item className="menu-item" disabled>
                Delete (locked)
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <p className="menu-status" role="status">
        {done && `The recording was ${done}.`}
      </p>
    </div>
  );
}
