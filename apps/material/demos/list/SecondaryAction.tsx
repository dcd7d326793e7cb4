import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function SecondaryAction() {
  const [guests, setGuests] = useState(['Ingrid', 'Mateo', 'Yuki']);

  return (
    <List aria-label="Guests" sx={{ width: '100%', maxWidth: 320, minHeight: 184 }}>
      {guests.map((guest) => (
        <ListItem
          key={guest}
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Remove ${guest}`}
              onClick={() => setGuests(guests.filter((other) => other !== guest))}
            >
              <Close />
            </IconButton>
          }
        >
          <ListItemAvatar>
            <Avatar sx={{ color: '#fff', bgcolor: '#12507b' }}>{guest.charAt(0)}</Avatar>
          </ListItemAvatar>
          <ListItemText primary={guest} />
        </ListItem>
      ))}
    </List>
  );
}
