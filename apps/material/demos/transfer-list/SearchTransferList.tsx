import { useState } from 'react';
import AddCircleOutline from '@mui/icons-material/AddCircleOutline';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const songs = ['Evening Train', 'Glass Harbor', 'Seven Bridges', 'Winter Apples'];

export default function SearchTransferList() {
  const [query, setQuery] = useState('');
  const [setList, setSetList] = useState(['Seven Bridges']);
  const found = songs.filter(
    (song) => !setList.includes(song) && song.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <Paper variant="outlined" sx={{ flex: 1, p: 2 }}>
        <TextField
          fullWidth
          size="small"
          type="search"
          label="Find a song"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <List aria-label="Songs" dense sx={{ height: 200, overflow: 'auto' }}>
          {found.map((song) => (
            <ListItem
              key={song}
              disableGutters
              secondaryAction={
                <IconButton
                  aria-label={`Add ${song}`}
                  onClick={() => setSetList([...setList, song])}
                >
                  <AddCircleOutline />
                </IconButton>
              }
            >
              <ListItemText primary={song} />
            </ListItem>
          ))}
        </List>
      </Paper>
      <Paper variant="outlined" sx={{ flex: 1, p: 2 }}>
        <Typography variant="subtitle1" component="p" role="status">
          Tonight: {setList.length} {setList.length === 1 ? 'song' : 'songs'}
        </Typography>
        <List aria-label="Tonight" dense sx={{ height: 200, overflow: 'auto' }}>
          {setList.map((song) => (
            <ListItem
              key={song}
              disableGutters
              secondaryAction={
                <IconButton
                  aria-label={`Remove ${song}`}
                  onClick={() => setSetList(setList.filter((other) => other !== song))}
                >
                  <RemoveCircleOutline />
                </IconButton>
              }
            >
              <ListItemText primary={song} />
            </ListItem>
          ))}
        </List>
      </Paper>
    </Stack>
  );
}
