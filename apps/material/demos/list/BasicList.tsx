import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function BasicList() {
  return (
    <List sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem divider>
        <ListItemText primary="Bergen" secondary="Seven degrees, rain" />
      </ListItem>
      <ListItem divider>
        <ListItemText primary="Lisbon" secondary="18 degrees, sunny" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Tallinn" secondary="Two degrees, snow" />
      </ListItem>
    </List>
  );
}
