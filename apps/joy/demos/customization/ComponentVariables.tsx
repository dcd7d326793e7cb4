import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

const walks = ['Mill pond', 'Ridge', 'Old railway'];

export default function ComponentVariables() {
  return (
    <Sheet variant="outlined" sx={{ width: 260, borderRadius: 'lg' }}>
      <List
        aria-label="Walks"
        sx={{
          '--List-padding': '8px',
          '--List-gap': '4px',
          '--ListItem-radius': '8px',
          '--ListItem-minHeight': '3rem',
          '--ListItem-paddingX': '1rem',
        }}
      >
        {walks.map((walk, index) => (
          <ListItem key={walk}>
            <ListItemButton component="a" href="#variables-of-components" selected={index === 1}>
              {walk}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
