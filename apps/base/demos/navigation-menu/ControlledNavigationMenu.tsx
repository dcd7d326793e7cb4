import { useState } from 'react';
import { NavigationMenu } from '@base-ui/react/navigation-menu';
import '../theme.css';
import './navigation-menu.css';

const menus = {
  lines: ['Line 1: Harbor', 'Line 2: Hospital', 'Line 3: Airport'],
  tickets: ['Single ticket', 'Day ticket', 'Monthly pass'],
};

export default function ControlledNavigationMenu() {
  const [open, setOpen] = useState<string | null>(null);

  return (
    <div className="nav-stack">
      <NavigationMenu.Root value={open} onValueChange={setOpen} delay={150} aria-label="Buses">
        <NavigationMenu.List className="nav-list">
          {Object.entries(menus).map(([name, pages]) => (
            <NavigationMenu.Item key={name} value={name}>
              <NavigationMenu.Trigger className="nav-trigger">
                {name === 'lines' ? 'Lines' : 'Tickets'}
                <NavigationMenu.Icon className="nav-icon">▾</NavigationMenu.Icon>
              </NavigationMenu.Trigger>
              <NavigationMenu.Content className="nav-content">
                <ul className="nav-cards">
                  {pages.map((page) => (
                    <li key={page}>
                      <NavigationMenu.Link
                        className="nav-card"
                        href="#controlled-and-uncontrolled"
                        closeOnClick
                      >
                        {page}
                      </NavigationMenu.Link>
                    </li>
                  ))}
                </ul>
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
        <NavigationMenu.Portal>
          <NavigationMenu.Positioner className="nav-positioner" sideOffset={6} align="start">
            <NavigationMenu.Popup className="nav-popup" aria-label="Bus pages">
              <NavigationMenu.Viewport className="nav-viewport" />
            </NavigationMenu.Popup>
          </NavigationMenu.Positioner>
        </NavigationMenu.Portal>
      </NavigationMenu.Root>
      <span>Open menu: {open ?? 'none'}</span>
    </div>
  );
}
