import { useState } from 'react';
import { Menu } from '@base-ui/react/menu';
import { Menubar } from '@base-ui/react/menubar';
import '../theme.css';
import '../menu/menu.css';
import './menubar.css';

const menus = [
  { name: 'File', items: ['New drawing', 'Open…', 'Save'] },
  { name: 'Edit', items: ['Undo', 'Redo', 'Select all'] },
  { name: 'View', items: ['Zoom in', 'Zoom out', 'Full screen'] },
];

export default function BasicMenubar() {
  const [command, setCommand] = useState('');

  return (
    <div>
      <Menubar className="menubar" aria-label="Drawing">
        {menus.map(({ name, items }) => (
          <Menu.Root key={name}>
            <Menu.Trigger className="menubar-trigger">{name}</Menu.Trigger>
            <Menu.Portal>
              <Menu.Positioner className="menu-positioner" sideOffset={6} alignOffset={-2}>
                <Menu.Popup className="menu-popup">
                  {items.map((item) => (
                    <Menu.Item key={item} className="menu-item" onClick={() => setCommand(item)}>
                      {item}
                    </Menu.Item>
                  ))}
                </Menu.Popup>
              </Menu.Positioner>
            </Menu.Portal>
          </Menu.Root>
        ))}
      </Menubar>
      <p className="menu-status" role="status">
        {command && `Command: ${command}`}
      </p>
    </div>
  );
}
