import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListItemExample() {
  return (
    <List>
      <ListItem>
        <ListItemButton>List item button</ListItemButton>
      </ListItem>
    </List>
  );
}
