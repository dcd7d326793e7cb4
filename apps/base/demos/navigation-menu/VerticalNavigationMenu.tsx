import { NavigationMenu } from '@base-ui/react/navigation-menu';
import '../theme.css';
import './navigation-menu.css';

const sections = [
  { name: 'Orders', pages: ['Open orders', 'Returns', 'Invoices'] },
  { name: 'Products', pages: ['All products', 'Categories', 'Stock'] },
];

export default function VerticalNavigationMenu() {
  return (
    <NavigationMenu.Root orientation="vertical" aria-label="Shop administration">
      <NavigationMenu.List className="nav-list nav-list-vertical">
        {sections.map(({ name, pages }) => (
          <NavigationMenu.Item key={name}>
            <NavigationMenu.Trigger className="nav-trigger">
              {name}
              <NavigationMenu.Icon>›</NavigationMenu.Icon>
            </NavigationMenu.Trigger>
            <NavigationMenu.Content className="nav-content">
              <ul className="nav-cards">
                {pages.map((page) => (
                  <li key={page}>
                    <NavigationMenu.Link
                      className="nav-card"
                      href="#vertical-navigation-menu"
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
        <NavigationMenu.Item>
          <NavigationMenu.Link className="nav-trigger" href="#vertical-navigation-menu">
            Settings
          </NavigationMenu.Link>
        </NavigationMenu.Item>
      </NavigationMenu.List>
      <NavigationMenu.Portal>
        <NavigationMenu.Positioner
          className="nav-positioner"
          side="inline-end"
          align="start"
          sideOffset={6}
        >
          <NavigationMenu.Popup className="nav-popup" aria-label="Pages">
            <NavigationMenu.Viewport className="nav-viewport" />
          </NavigationMenu.Popup>
        </NavigationMenu.Positioner>
      </NavigationMenu.Portal>
    </NavigationMenu.Root>
  );
}
