import { type KeyboardEvent, useState } from 'react';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function MessageComposer() {
  const [messages, setMessages] = useState(['The key is under the blue pot.']);
  const [text, setText] = useState('');

  const send = () => {
    if (text.trim() === '') return;
    setMessages([...messages, text.trim()]);
    setText('');
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a Chinese or Japanese word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <List aria-label="Messages" dense sx={{ height: 160, overflow: 'auto' }} tabIndex={0}>
        {messages.map((message, index) => (
          <ListItem key={index}>
            <ListItemText primary={message} sx={{ whiteSpace: 'pre-wrap' }} />
          </ListItem>
        ))}
      </List>
      <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, p: 1 }}>
        <InputBase
          fullWidth
          multiline
          // Two rows are also what the server renders, so the field keeps its height.
          minRows={2}
          maxRows={4}
          placeholder="Write a message"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
          slotProps={{ input: { 'aria-label': 'Message' } }}
          sx={{ alignSelf: 'center' }}
        />
        <IconButton color="primary" aria-label="Send" onClick={send}>
          <Send sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
      </Paper>
    </Box>
  );
}
