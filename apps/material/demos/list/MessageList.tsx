import { useState } from 'react';
import StarBorder from '@mui/icons-material/StarBorder';
import Star from '@mui/icons-material/Star';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const messages = [
  { from: 'Nora Lind', subject: 'Boat on Saturday', text: 'Bring a warm jacket, and the tea.' },
  { from: 'Pavel Novak', subject: 'Minutes of the board', text: 'We agreed on the new pier.' },
  { from: 'Isla Reid', subject: 'Lost glove', text: 'Red, left hand, found on deck two.' },
];

export default function MessageList() {
  const [starred, setStarred] = useState(['Boat on Saturday']);

  const toggle = (subject: string) => {
    setStarred(
      starred.includes(subject)
        ? starred.filter((other) => other !== subject)
        : [...starred, subject],
    );
  };

  return (
    <List aria-label="Messages" sx={{ width: '100%', maxWidth: 420 }}>
      {messages.map(({ from, subject, text }) => (
        <ListItem
          key={subject}
          divider
          alignItems="flex-start"
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Star ${subject}`}
              aria-pressed={starred.includes(subject)}
              onClick={() => toggle(subject)}
            >
              {starred.includes(subject) ? <Star /> : <StarBorder />}
            </IconButton>
          }
        >
          <ListItemAvatar>
            <Avatar aria-hidden>{from.charAt(0)}</Avatar>
          </ListItemAvatar>
          <ListItemText
            primary={subject}
            secondary={`${from}: ${text}`}
            slotProps={{ primary: { noWrap: true } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
