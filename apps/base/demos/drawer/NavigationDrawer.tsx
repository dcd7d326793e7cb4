import { useState } from 'react';
import { Drawer } from '@base-ui/react/drawer';
import '../theme.css';
import './drawer.css';

const pages = ['Overview', 'Exhibitions', 'Collection', 'Visit us'];

export default function NavigationDrawer() {
  const [open, setOpen] = useState(false);

  return (
    <Drawer.Root swipeDirection="left" open={open} onOpenChange={setOpen}>
      <header className="drawer-bar">
        <Drawer.Trigger className="button" aria-label="Open navigation">
          ☰
        </Drawer.Trigger>
        <span>City Museum</span>
      </header>
      <Drawer.Portal>
        <Drawer.Backdrop className="drawer-backdrop" />
        <Drawer.Viewport className="drawer-viewport drawer-viewport-side">
          <Drawer.Popup className="drawer-popup">
            <Drawer.Content>
              <Drawer.Title className="drawer-title">City Museum</Drawer.Title>
              <nav aria-label="Museum">
                <ul className="drawer-list">
                  {pages.map((page) => (
                    <li key={page}>
                      <a href="#side-drawer" onClick={() => setOpen(false)}>
                        {page}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <Drawer.Close className="button">Close</Drawer.Close>
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
