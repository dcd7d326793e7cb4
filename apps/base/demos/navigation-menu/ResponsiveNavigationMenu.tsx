import { useState } from 'react';
import { Drawer } from '@base-ui/react/drawer';
import { NavigationMenu } from '@base-ui/react/navigation-menu';
import '../theme.css';
import './navigation-menu.css';
import './side-drawer.css';

const sections = [
  { title: 'Learn', pages: ['Knots', 'Safety at sea'] },
  { title: 'Community', pages: ['Events', 'Clubs'] },
];

export default function ResponsiveNavigationMenu() {
  const [open, setOpen] = useState(false);

  return (
    <div className="nav-responsive">
      <header className="nav-header">
        <strong>Skipper</strong>
        <NavigationMenu.Root className="nav-wide" aria-label="Skipper">
          <NavigationMenu.List className="nav-list">
            {sections.map(({ title, pages }) => (
              <NavigationMenu.Item key={title}>
                <NavigationMenu.Trigger className="nav-trigger">
                  {title}
                  <NavigationMenu.Icon className="nav-icon">▾</NavigationMenu.Icon>
                </NavigationMenu.Trigger>
                <NavigationMenu.Content className="nav-content">
                  <ul className="nav-cards">
                    {pages.map((page) => (
                      <li key={page}>
                        <NavigationMenu.Link className="nav-card" href="#anatomy" closeOnClick>
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
              <NavigationMenu.Popup className="nav-popup" aria-label="Skipper pages">
                <NavigationMenu.Viewport className="nav-viewport" />
              </NavigationMenu.Popup>
            </NavigationMenu.Positioner>
          </NavigationMenu.Portal>
        </NavigationMenu.Root>

        <Drawer.Root swipeDirection="left" open={open} onOpenChange={setOpen}>
          <Drawer.Trigger className="button nav-narrow">Menu</Drawer.Trigger>
          <Drawer.Portal>
            <Drawer.Backdrop className="side-backdrop" />
            <Drawer.Viewport className="side-viewport">
              <Drawer.Popup className="side-popup">
                <Drawer.Content>
                  <Drawer.Title className="side-title">Skipper</Drawer.Title>
                  {sections.map(({ title, pages }) => (
                    <nav key={title} aria-label={title}>
                      <strong>{title}</strong>
                      <ul className="side-list">
                        {pages.map((page) => (
                          <li key={page}>
                            <a href="#anatomy" onClick={() => setOpen(false)}>
                              {page}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </nav>
                  ))}
                  <Drawer.Close className="button">Close</Drawer.Close>
                </Drawer.Content>
              </Drawer.Popup>
            </Drawer.Viewport>
          </Drawer.Portal>
        </Drawer.Root>
      </header>
    </div>
  );
}
