import AccessibilityNew from '@mui/icons-material/AccessibilityNew';
import LinkIcon from '@mui/icons-material/Link';
import Palette from '@mui/icons-material/Palette';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const pages = [
  { href: '#links', label: 'Links', icon: <LinkIcon /> },
  { href: '#customization', label: 'Customization', icon: <Palette /> },
  { href: '#accessibility', label: 'Accessibility', icon: <AccessibilityNew /> },
];

export default function LinkNavigation() {
  // With a router, this is the path of the current page.
  const current = '#links';

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
