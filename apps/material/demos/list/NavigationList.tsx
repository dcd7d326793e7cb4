import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import SvgIcon from '@mui/material/SvgIcon';

const pages = [
  { name: 'Home', path: 'M3 11 12 3l9 8v10h-6v-6H9v6H3z' },
  { name: 'Mail', path: 'M3 5h18v14H3zm2 3v9h14V8l-7 5z' },
  { name: 'Tiles', path: 'M3 3h8v8H3zm10 0h8v8h-8zM3 13h8v8H3zm10 0h8v8h-8z' },
];

export default function NavigationList() {
  return (
    <Box component="nav" aria-label="Main" sx={{ width: '100%', maxWidth: 320 }}>
      <List>
        {pages.map(({ name, path }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              href={`#${name.toLowerCase()}`}
              selected={name === 'Mail'}
              aria-current={name === 'Mail' ? 'page' : undefined}
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
