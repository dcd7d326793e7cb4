import { Fragment } from 'react';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const messages = [
  { from: 'Ines Berg', text: 'The boat is ready.' },
  { from: 'Olav Lund', text: 'See you at the pier at nine.' },
  { from: 'Siri Moen', text: 'I sent you the new timetable.' },
];

export default function ListDividers() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <List disablePadding>
        {messages.map(({ from, text }, index) => (
          <Fragment key={from}>
            {index > 0 && <Divider component="li" variant="inset" aria-hidden="true" />}
            <ListItem>
              <ListItemAvatar>
                <Avatar aria-hidden="true">{from[0]}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={from} secondary={text} />
            </ListItem>
          </Fragment>
        ))}
      </List>
    </Paper>
  );
}
