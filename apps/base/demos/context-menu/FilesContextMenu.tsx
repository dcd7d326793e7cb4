import { useState } from 'react';
import { ContextMenu } from '@base-ui/react/context-menu';
import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import '../menu/menu.css';
import './context-menu.css';

export default function FilesContextMenu() {
  const [files, setFiles] = useState(['Budget 2025', 'Floor plan', 'Guest list']);
  const [starred, setStarred] = useState(['Floor plan']);

  const toggleStar = (file: string) => {
    setStarred(
      starred.includes(file) ? starred.filter((name) => name !== file) : [...starred, file],
    );
  };

  const moveToTop = (file: string) => {
    setFiles([file, ...files.filter((name) => name !== file)]);
  };

  return (
    <ul className="context-menu-files">
      {files.map((file) => {
        const isStarred = starred.includes(file);
        // `Menu.Popup` and `ContextMenu.Popup` are the same component, so both menus can share it.
        const popup = (
          <Menu.Popup className="menu-popup" aria-label={`Actions for ${file}`}>
            <Menu.Item className="menu-item" onClick={() => toggleStar(file)}>
              {isStarred ? 'Remove star' : 'Add star'}
            </Menu.Item>
            <Menu.Item
              className="menu-item"
              disabled={file === files[0]}
              onClick={() => moveToTop(file)}
            >
              Move to top
            </Menu.Item>
          </Menu.Popup>
        );
        return (
          <li key={file} className="context-menu-row">
            <ContextMenu.Root>
              <ContextMenu.Trigger className="context-menu-file">
                {file}
                {isStarred && <span className="context-menu-note">Starred</span>}
              </ContextMenu.Trigger>
              <ContextMenu.Portal>
                <ContextMenu.Positioner className="menu-positioner">{popup}</ContextMenu.Positioner>
              </ContextMenu.Portal>
            </ContextMenu.Root>
            <Menu.Root>
              <Menu.Trigger className="button" aria-label={`Actions for ${file}`}>
                ⋯
              </Menu.Trigger>
              <Menu.Portal>
                <Menu.Positioner className="menu-positioner" sideOffset={4} align="end">
                  {popup}
                </Menu.Positioner>
              </Menu.Portal>
            </Menu.Root>
          </li>
        );
      })}
    </ul>
  );
}
