import { useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const folders: Record<string, string[]> = {
  Recipes: ['Bread', 'Soups'],
  'Recipes/Bread': ['Rye', 'Wheat'],
  'Recipes/Soups': ['Winter'],
};

export default function FolderBreadcrumbs() {
  const [path, setPath] = useState(['Recipes', 'Bread']);
  const children = folders[path.join('/')] ?? [];

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 160 }}>
      <Breadcrumbs aria-label="Recipe folders">
        {path.map((name, index) =>
          index === path.length - 1 ? (
            <Typography key={name} aria-current="location">
              {name}
            </Typography>
          ) : (
            <Link
              key={name}
              component="button"
              type="button"
              variant="body1"
              onClick={() => setPath(path.slice(0, index + 1))}
            >
              {name}
            </Link>
          ),
        )}
      </Breadcrumbs>
      {children.length === 0 && <Typography variant="body2">This folder is empty.</Typography>}
      <List disablePadding>
        {children.map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton onClick={() => setPath([...path, name])}>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
