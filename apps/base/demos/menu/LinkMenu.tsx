import { Menu } from '@base-ui/react/menu';
import '../theme.css';
import './menu.css';

const chapters = [
  { href: '#anatomy', title: 'Anatomy' },
  { href: '#accessibility', title: 'Accessibility' },
  { href: '#common-mistakes', title: 'Common mistakes' },
];

export default function LinkMenu() {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="button" openOnHover>
        On this page ▾
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-positioner" sideOffset={4} align="start">
          <Menu.Popup className="menu-popup">
            {chapters.map(({ href, title }) => (
              <Menu.LinkItem key={href} className="menu-item" href={href} closeOnClick>
                {title}
              </Menu.LinkItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
