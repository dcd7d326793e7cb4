import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function CommentBox() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('');
  const send = () => {
    setSent(text);
    setText('');
  };
  return (
    <Textarea
      aria-label="Comment"
      minRows={2}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          send();
        }
      }}
      endDecorator={
        <Box sx={{ display: 'flex', flex: 1, alignItems: 'center', gap: 1 }}>
          <Typography role="status" level="body-sm" sx={{ flex: 1 }}>
            {sent && `Sent: ${sent}`}
          </Typography>
          <Button disabled={text === ''} onClick={send}>
            Send
          </Button>
        </Box>
      }
      sx={{ width: 340, maxWidth: '100%' }}
    />
  );
}
