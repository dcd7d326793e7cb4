import { NavigationMenu } from '@base-ui/react/navigation-menu';
import '../theme.css';
import './navigation-menu.css';

const products = [
  { name: 'Charts', text: 'Tides and currents, updated hourly' },
  { name: 'Weather', text: 'Wind and waves for the next ten days' },
  { name: 'Routes', text: 'Plan a trip with fuel and daylight' },
  { name: 'Berths', text: 'Find and reserve a place for the night' },
];

export default function HeaderNavigationMenu() {
  return (
    <header className="nav-header">
      <strong>Fairway</strong>
      <NavigationMenu.Root aria-label="Fairway">
        <NavigationMenu.List className="nav-list">
          <NavigationMenu.Item>
            <NavigationMenu.Link className="nav-trigger" href="#header-with-current-page">
              Home
            </NavigationMenu.Link>
          </NavigationMenu.Item>
          <NavigationMenu.Item>
            <NavigationMenu.Trigger className="nav-trigger">
              Products
              <NavigationMenu.Icon className="nav-icon">▾</NavigationMenu.Icon>
            </NavigationMenu.Trigger>
            <NavigationMenu.Content className="nav-content">
              <ul className="nav-cards nav-cards-wide">
                {products.map(({ name, text }) => (
                  <li key={name}>
                    <NavigationMenu.Link
                      className="nav-card"
                      href="#header-with-current-page"
                      closeOnClick
                    >
                      {name}
                      <small>{text}</small>
                    </NavigationMenu.Link>
                  </li>
                ))}
              </ul>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
          <NavigationMenu.Item>
            <NavigationMenu.Link className="nav-trigger" href="#header-with-current-page" active>
              Prices
            </NavigationMenu.Link>
          </NavigationMenu.Item>
        </NavigationMenu.List>
        <NavigationMenu.Portal>
          <NavigationMenu.Positioner
            className="nav-positioner"
            sideOffset={10}
            collisionPadding={12}
          >
            <NavigationMenu.Popup className="nav-popup" aria-label="Products">
              <NavigationMenu.Arrow className="nav-arrow" />
              <NavigationMenu.Viewport className="nav-viewport" />
            </NavigationMenu.Popup>
          </NavigationMenu.Positioner>
        </NavigationMenu.Portal>
      </NavigationMenu.Root>
    </header>
  );
}
