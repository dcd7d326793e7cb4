import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import { Menu } from '@base-ui/react/menu';
import { Menubar } from '@base-ui/react/menubar';
import '../theme.css';
import '../menu/menu.css';
import './menubar.css';

export default function DisabledMenubar() {
  const [selected, setSelected] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  return (
    <div className="menubar-page">
      <Menubar className="menubar" aria-label="Map">
        <Menu.Root>
          <Menu.Trigger className="menubar-trigger">Map</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={6}>
              <Menu.Popup className="menu-popup">
                <Menu.Item className="menu-item" onClick={() => setMessage('The map was printed.')}>
                  Print
                </Menu.Item>
                <Menu.Item className="menu-item" disabled>
                  Share (offline)
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
        <Menu.Root disabled={selected === null}>
          <Menu.Trigger className="menubar-trigger">Route</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={6}>
              <Menu.Popup className="menu-popup">
                <Menu.Item
                  className="menu-item"
                  onClick={() => setMessage(`${selected} was reversed.`)}
                >
                  Reverse
                </Menu.Item>
                <Menu.Item
                  className="menu-item"
                  onClick={() => {
                    setMessage(`${selected} was removed.`);
                    setSelected(null);
                  }}
                >
                  Remove
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </Menubar>
      <p>
        <Button className="button" onClick={() => setSelected('Bergen to Fedje')}>
          Select a route
        </Button>
      </p>
      <p role="status">{message || (selected ? `Selected: ${selected}` : 'No route selected')}</p>
    </div>
  );
}
