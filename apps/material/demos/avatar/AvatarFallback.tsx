import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

// These addresses aren't pictures, so each avatar shows its fallback.
const missing = 'data:image/png;base64,';

export default function AvatarFallback() {
  return (
    <List>
      <ListItem>
        <ListItemAvatar>
          <Avatar
            src={missing}
            alt="Ines Berg"
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            IB
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Children" secondary="The initials of Ines Berg" />
      </ListItem>
      <ListItem>
        <ListItemAvatar>
          <Avatar src={missing} alt="Olav Lund" />
        </ListItemAvatar>
        <ListItemText primary="alt" secondary="The first letter of Olav Lund" />
      </ListItem>
      <ListItem>
        <ListItemAvatar>
          <Avatar src={missing} alt="" />
        </ListItemAvatar>
        <ListItemText primary="Neither" secondary="The icon of a person" />
      </ListItem>
    </List>
  );
}
