import { useState } from 'react';
import { ContextMenu } from '@base-ui/react/context-menu';
import '../theme.css';
import '../menu/menu.css';
import './context-menu.css';

export default function BasicContextMenu() {
  const [status, setStatus] = useState('');

  return (
    <div className="context-menu-demo">
      <ContextMenu.Root>
        <ContextMenu.Trigger
          className="context-menu-area"
          role="group"
          aria-label="Sketch of a lighthouse"
          tabIndex={0}
        >
          Right-click or long-press this area
        </ContextMenu.Trigger>
        <ContextMenu.Portal>
          <ContextMenu.Positioner className="menu-positioner">
            <ContextMenu.Popup className="menu-popup" aria-label="Sketch">
              <ContextMenu.Item className="menu-item" onClick={() => setStatus('Copied')}>
                Copy
              </ContextMenu.Item>
              <ContextMenu.Item className="menu-item" onClick={() => setStatus('Duplicated')}>
                Duplicate
              </ContextMenu.Item>
              <ContextMenu.Separator className="menu-separator" />
              <ContextMenu.Item className="menu-item" disabled>
                Paste
              </ContextMenu.Item>
            </ContextMenu.Popup>
          </ContextMenu.Positioner>
        </ContextMenu.Portal>
      </ContextMenu.Root>
      <p className="menu-status" role="status">
        {status}
      </p>
    </div>
  );
}
