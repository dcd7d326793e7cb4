import { Menu } from '@base-ui/react/menu';
import { Menubar } from '@base-ui/react/menubar';
import '../theme.css';
import '../menu/menu.css';
import './menubar.css';

const menus = [
  { name: 'Layers', items: ['New layer', 'Merge down'] },
  { name: 'Filters', items: ['Blur', 'Sharpen', 'Grain'] },
  { name: 'Export', items: ['PNG', 'SVG', 'PDF'] },
];

export default function VerticalMenubar() {
  return (
    <Menubar className="menubar" orientation="vertical" aria-label="Photo">
      {menus.map(({ name, items }) => (
        <Menu.Root key={name}>
          <Menu.Trigger className="menubar-trigger">{name}</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner
              className="menu-positioner"
              side="inline-end"
              align="start"
              sideOffset={6}
            >
              <Menu.Popup className="menu-popup">
                {items.map((item) => (
                  <Menu.Item key={item} className="menu-item">
                    {item}
                  </Menu.Item>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      ))}
    </Menubar>
  );
}
