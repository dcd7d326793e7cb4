import { NavigationMenu } from '@base-ui/react/navigation-menu';
import '../theme.css';
import './navigation-menu.css';

const visit = [
  { name: 'Opening hours', text: 'Daily from 10 a.m. to 6 p.m., Thursdays until 8 p.m.' },
  { name: 'Tickets', text: 'Free for children and students' },
];

const collection = [
  { name: 'Paintings', text: 'Landscapes from 1800 to today' },
  { name: 'Photographs', text: 'A century of the harbor' },
];

export default function BasicNavigationMenu() {
  return (
    <NavigationMenu.Root aria-label="Museum">
      <NavigationMenu.List className="nav-list">
        <NavigationMenu.Item>
          <NavigationMenu.Trigger className="nav-trigger">
            Visit
            <NavigationMenu.Icon className="nav-icon">▾</NavigationMenu.Icon>
          </NavigationMenu.Trigger>
          <NavigationMenu.Content className="nav-content">
            <Cards pages={visit} />
          </NavigationMenu.Content>
        </NavigationMenu.Item>
        <NavigationMenu.Item>
          <NavigationMenu.Trigger className="nav-trigger">
            Collection
            <NavigationMenu.Icon className="nav-icon">▾</NavigationMenu.Icon>
          </NavigationMenu.Trigger>
          <NavigationMenu.Content className="nav-content">
            <Cards pages={collection} />
          </NavigationMenu.Content>
        </NavigationMenu.Item>
        <NavigationMenu.Item>
          <NavigationMenu.Link className="nav-trigger" href="#anatomy">
            Shop
          </NavigationMenu.Link>
        </NavigationMenu.Item>
      </NavigationMenu.List>
      <NavigationMenu.Portal>
        <NavigationMenu.Positioner className="nav-positioner" sideOffset={6} align="start">
          <NavigationMenu.Popup className="nav-popup" aria-label="Museum pages">
            <NavigationMenu.Viewport className="nav-viewport" />
          </NavigationMenu.Popup>
        </NavigationMenu.Positioner>
      </NavigationMenu.Portal>
    </NavigationMenu.Root>
  );
}

function Cards({ pages }: { pages: { name: string; text: string }[] }) {
  return (
    <ul className="nav-cards">
      {pages.map(({ name, text }) => (
        <li key={name}>
          <NavigationMenu.Link className="nav-card" href="#anatomy" closeOnClick>
            {name}
            <small>{text}</small>
          </NavigationMenu.Link>
        </li>
      ))}
    </ul>
  );
}
