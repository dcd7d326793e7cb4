import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function NotesFab() {
  const [notes, setNotes] = useState(['Buy a map', 'Call the harbor', 'Charge the lamp']);

  return (
    <Paper variant="outlined" sx={{ position: 'relative', width: '100%', maxWidth: 360 }}>
      <Box tabIndex={0} role="region" aria-label="Notes" sx={{ height: 260, overflow: 'auto' }}>
        <List sx={{ pb: 11 }}>
          {notes.map((note, index) => (
            <ListItem key={index} divider>
              <ListItemText primary={note} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="New note"
        onClick={() => setNotes([`Note ${notes.length + 1}`, ...notes])}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <Add />
      </Fab>
    </Paper>
  );
}
