import MenuBook from '@mui/icons-material/MenuBook';
import ShoppingBasket from '@mui/icons-material/ShoppingBasket';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const pages = [
  { href: '#week', label: 'This week', icon: <TodayOutlined /> },
  { href: '#recipes', label: 'Recipes', icon: <MenuBook /> },
  { href: '#groceries', label: 'Groceries', icon: <ShoppingBasket /> },
];

export default function LinkNavigation() {
  // With a router, this is the path of the current page.
  const current = '#recipes';

  return (
    <BottomNavigation
      component="nav"
      aria-label="Pages"
      showLabels
      value={current}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {pages.map(({ href, label, icon }) => (
        <BottomNavigationAction
          key={href}
          href={href}
          value={href}
          label={label}
          icon={icon}
          aria-current={href === current ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
