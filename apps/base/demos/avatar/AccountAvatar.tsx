import { useState } from 'react';
import { Avatar } from '@base-ui/react/avatar';
import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import '../menu/menu.css';
import './avatar.css';

export default function AccountAvatar() {
  const [isAway, setAway] = useState(false);

  return (
    <Menu.Root>
      <Menu.Trigger className="avatar-button" aria-label="Account of Marit Vik">
        <Avatar.Root className="avatar">
          <Avatar.Fallback>MV</Avatar.Fallback>
        </Avatar.Root>
        <span className={isAway ? 'avatar-dot avatar-away' : 'avatar-dot'} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-positioner" sideOffset={6} align="end">
          <Menu.Popup className="menu-popup">
            <Menu.Group>
              <Menu.GroupLabel className="menu-label">Marit Vik</Menu.GroupLabel>
              <Menu.CheckboxItem className="menu-item" checked={isAway} onCheckedChange={setAway}>
                <span className="menu-sign">
                  <Menu.CheckboxItemIndicator>✓</Menu.CheckboxItemIndicator>
                </span>
                Away
              </Menu.CheckboxItem>
            </Menu.Group>
            <Menu.Separator className="menu-separator" />
            <Menu.Item className="menu-item">Profile</Menu.Item>
            <Menu.Item className="menu-item">Sign out</Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
