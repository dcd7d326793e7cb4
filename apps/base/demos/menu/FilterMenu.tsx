import { useState } from 'react';
import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import './menu.css';

const labels = ['Accounting', 'Design', 'Events', 'Garden', 'Maintenance', 'Press', 'Volunteers'];

export default function FilterMenu() {
  const [label, setLabel] = useState('');

  return (
    <div>
      <Menu.FilterProvider>
        <Menu.Root>
          <Menu.Trigger className="button">Add label ▾</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className="menu-positioner" sideOffset={4} align="start">
              <Menu.Popup className="menu-popup" aria-label="Labels">
                <div className="menu-filter">
                  <Menu.Input
                    className="menu-input"
                    aria-label="Filter labels"
                    placeholder="Filter"
                  />
                  <Menu.Clear className="menu-clear" aria-label="Clear the filter">
                    ✕
                  </Menu.Clear>
                </div>
                <Menu.Empty className="menu-empty">No label found.</Menu.Empty>
                <Menu.List className="menu-list">
                  {labels.map((name) => (
                    <Menu.Item key={name} className="menu-item" onClick={() => setLabel(name)}>
                      {name}
                    </Menu.Item>
                  ))}
                </Menu.List>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </Menu.FilterProvider>
      <p className="menu-status" role="status">
        {label && `Label: ${label}`}
      </p>
    </div>
  );
}
