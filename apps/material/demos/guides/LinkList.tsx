import { createContext, useContext, useState, type ComponentProps } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

// A minimal router. In an app, import `Link` from your routing library.
const NavigateContext = createContext<(path: string) => void>(() => {});

interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

function RouterLink({ to, onClick, ...props }: RouterLinkProps) {
  const navigate = useContext(NavigateContext);
  return (
    <a
      {...props}
      // In an app: href={to}
      href="#top"
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

const pages = { '/orders': 'Orders', '/customers': 'Customers', '/reports': 'Reports' };

export default function LinkList() {
  const [path, setPath] = useState('/orders');

  return (
    <NavigateContext.Provider value={setPath}>
      <Box sx={{ width: '100%', maxWidth: 280 }}>
        <List component="nav" aria-label="Pages" disablePadding>
          {Object.entries(pages).map(([to, title]) => (
            <ListItem key={to} component="div" disablePadding>
              <ListItemButton
                component={RouterLink}
                to={to}
                selected={to === path}
                aria-current={to === path ? 'page' : undefined}
              >
                <ListItemText primary={title} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Typography role="status" variant="body2" sx={{ padding: 2, color: 'text.secondary' }}>
          Path: {path}
        </Typography>
      </Box>
    </NavigateContext.Provider>
  );
}
