import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';

export default function ListDividerExample() {
  return (
    <List>
      <ListDivider>List divider</ListDivider>
    </List>
  );
}
