import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import SvgIcon from '@mui/material/SvgIcon';

const pages = [
  { name: 'Home', href: '/material-ui/', path: 'M3 11 12 3l9 8v10h-6v-6H9v6H3z' },
  {
    name: 'Lists',
    href: '/material-ui/react-list/',
    path: 'M4 6h2v2H4zm4 0h12v2H8zm-4 5h2v2H4zm4 0h12v2H8zm-4 5h2v2H4zm4 0h12v2H8z',
  },
  {
    name: 'Tables',
    href: '/material-ui/react-table/',
    path: 'M3 3h8v8H3zm10 0h8v8h-8zM3 13h8v8H3zm10 0h8v8h-8z',
  },
];

export default function NavigationList() {
  return (
    <Box component="nav" aria-label="Main" sx={{ width: '100%', maxWidth: 320 }}>
      <List>
        {pages.map(({ name, href, path }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              href={href}
              selected={name === 'Lists'}
              aria-current={name === 'Lists' ? 'page' : undefined}
            >
              <ListItemIcon>
                <SvgIcon>
                  <path d={path} />
                </SvgIcon>
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
