import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';

export default function ListSubheaderExample() {
  return (
    <List>
      <ListSubheader>List subheader</ListSubheader>
    </List>
  );
}
