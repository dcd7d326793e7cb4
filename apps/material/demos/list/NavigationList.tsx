import Home from '@mui/icons-material/Home';
import ListAlt from '@mui/icons-material/ListAlt';
import TableChart from '@mui/icons-material/TableChart';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { name: 'Home', href: '/material-ui/', icon: <Home /> },
  {
    name: 'Lists',
    href: '/material-ui/react-list/',
    icon: <ListAlt />,
  },
  {
    name: 'Tables',
    href: '/material-ui/react-table/',
    icon: <TableChart />,
  },
];

export default function NavigationList() {
  return (
    <Box component="nav" aria-label="Main" sx={{ width: '100%', maxWidth: 320 }}>
      <List>
        {pages.map(({ name, href, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              href={href}
              selected={name === 'Lists'}
              aria-current={name === 'Lists' ? 'page' : undefined}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
