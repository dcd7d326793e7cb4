import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListExample() {
  return (
    <List>
      <ListItem>List item</ListItem>
      <ListItem>List item</ListItem>
      <ListItem>List item</ListItem>
    </List>
  );
}
