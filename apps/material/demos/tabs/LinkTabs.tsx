import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = [
  { href: '#navigation-tabs', label: 'Navigation tabs' },
  { href: '#customization', label: 'Customization' },
  { href: '#accessibility', label: 'Accessibility' },
];

export default function LinkTabs() {
  // With a router, this is the path of the current page.
  const current = '#navigation-tabs';

  return (
    <Tabs
      aria-label="Sections"
      value={current}
      // Links of a landmark, not the tab pattern.
      slotProps={{ list: { role: 'navigation' } }}
    >
      {pages.map(({ href, label }) => (
        <Tab
          key={href}
          component="a"
          href={href}
          value={href}
          label={label}
          role={undefined}
          tabIndex={0}
          aria-selected={undefined}
          aria-current={href === current ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
}
