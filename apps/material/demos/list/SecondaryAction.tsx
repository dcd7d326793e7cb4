import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import SvgIcon from '@mui/material/SvgIcon';

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
              <SvgIcon>
                <path d="m6 5 6 6 6-6 1 1-6 6 6 6-1 1-6-6-6 6-1-1 6-6-6-6z" />
              </SvgIcon>
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
