import { useState } from 'react';
import Archive from '@mui/icons-material/Archive';
import Inbox from '@mui/icons-material/Inbox';
import Send from '@mui/icons-material/Send';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const inbox = [
  'Timetable for June',
  'Your parcel is on its way',
  'Minutes of the board',
  'Lost glove',
];
const sent = ['Re: Timetable for June', 'Order 4411'];
const archive = ['Invoice 2024-17', 'Keys for the boathouse', 'Summer party'];

const mail = { Inbox: inbox, Sent: sent, Archive: archive };

export default function FixedBottomNavigation() {
  const [folder, setFolder] = useState<keyof typeof mail>('Inbox');

  return (
    <>
      <Typography variant="h6" component="h1" sx={{ px: 2, pt: 2 }}>
        {folder}
      </Typography>
      <List aria-label={folder} sx={{ pb: 9 }}>
        {mail[folder].map((subject) => (
          <ListItem key={subject} divider>
            <ListItemText primary={subject} />
          </ListItem>
        ))}
      </List>
      <Paper elevation={3} sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        <BottomNavigation
          component="nav"
          aria-label="Folders"
          showLabels
          value={folder}
          onChange={(_event, newFolder: keyof typeof mail) => setFolder(newFolder)}
        >
          <BottomNavigationAction
            value="Inbox"
            label="Inbox"
            aria-current={folder === 'Inbox' ? 'page' : undefined}
            icon={
              <Badge badgeContent={inbox.length} color="error">
                <Inbox />
              </Badge>
            }
          />
          <BottomNavigationAction
            value="Sent"
            label="Sent"
            aria-current={folder === 'Sent' ? 'page' : undefined}
            icon={<Send />}
          />
          <BottomNavigationAction
            value="Archive"
            label="Archive"
            aria-current={folder === 'Archive' ? 'page' : undefined}
            icon={<Archive />}
          />
        </BottomNavigation>
      </Paper>
    </>
  );
}
