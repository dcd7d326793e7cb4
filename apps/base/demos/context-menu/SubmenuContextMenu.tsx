import { useState } from 'react';
import { ContextMenu } from '@base-ui/react/context-menu';
import '../theme.css';
import '../menu/menu.css';
import './context-menu.css';

const shelves = ['Poetry', 'Travel', 'Cooking'];

export default function SubmenuContextMenu() {
  const [shelf, setShelf] = useState('Travel');

  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger
        className="context-menu-area"
        role="group"
        aria-label="Coastal Walks"
        tabIndex={0}
      >
        “Coastal Walks” is on the shelf {shelf}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="menu-positioner">
          <ContextMenu.Popup className="menu-popup" aria-label="Book">
            <ContextMenu.LinkItem className="menu-item" href="#submenus" closeOnClick>
              Open
            </ContextMenu.LinkItem>
            <ContextMenu.SubmenuRoot>
              <ContextMenu.SubmenuTrigger className="menu-item">
                Move to <span className="menu-end">▸</span>
              </ContextMenu.SubmenuTrigger>
              <ContextMenu.Portal>
                <ContextMenu.Positioner className="menu-positioner">
                  <ContextMenu.Popup className="menu-popup">
                    {shelves.map((name) => (
                      <ContextMenu.Item
                        key={name}
                        className="menu-item"
                        onClick={() => setShelf(name)}
                      >
                        {name}
                      </ContextMenu.Item>
                    ))}
                  </ContextMenu.Popup>
                </ContextMenu.Positioner>
              </ContextMenu.Portal>
            </ContextMenu.SubmenuRoot>
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
