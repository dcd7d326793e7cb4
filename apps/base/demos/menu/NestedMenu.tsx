import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import './menu.css';

export default function NestedMenu() {
  return (
    <Menu.Root>
      <Menu.Trigger className="button">Track ▾</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-positioner" sideOffset={4} align="start">
          <Menu.Popup className="menu-popup">
            <Menu.Item className="menu-item">Mute</Menu.Item>
            <Menu.SubmenuRoot>
              <Menu.SubmenuTrigger className="menu-item">
                Move to <span className="menu-end">▸</span>
              </Menu.SubmenuTrigger>
              <Menu.Portal>
                <Menu.Positioner className="menu-positioner">
                  <Menu.Popup className="menu-popup">
                    <Menu.Item className="menu-item">Strings</Menu.Item>
                    <Menu.Item className="menu-item">Woodwind</Menu.Item>
                    <Menu.Item className="menu-item">Brass</Menu.Item>
                  </Menu.Popup>
                </Menu.Positioner>
              </Menu.Portal>
            </Menu.SubmenuRoot>
            <Menu.Item className="menu-item">Remove</Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
