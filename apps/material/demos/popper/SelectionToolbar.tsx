import { useState } from 'react';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Link from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function SelectionToolbar() {
  const [anchor, setAnchor] = useState<PopperProps['anchorEl']>(null);
  const [message, setMessage] = useState('Select a few words of the text.');

  const handleMouseUp = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) {
      setAnchor(null);
      return;
    }
    const rect = selection.getRangeAt(0).getBoundingClientRect();
    setAnchor({ getBoundingClientRect: () => rect });
  };

  const act = (name: string) => {
    setMessage(`${name}: “${window.getSelection()?.toString() ?? ''}”`);
    setAnchor(null);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography onMouseUp={handleMouseUp} onMouseDown={() => setAnchor(null)} sx={{ pt: 5 }}>
        The lighthouse keeper wrote down every ship that passed, with its flag, its course and the
        color of its sails, for forty-one years.
      </Typography>
      <Typography variant="body2" role="status" sx={{ mt: 2, color: 'text.secondary' }}>
        {message}
      </Typography>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement="top"
        role="toolbar"
        aria-label="Selection"
      >
        <Paper elevation={4} sx={{ mb: 1, p: 0.5 }}>
          <IconButton aria-label="Bold" onClick={() => act('Bold')}>
            <FormatBold />
          </IconButton>
          <IconButton aria-label="Quote" onClick={() => act('Quote')}>
            <FormatQuote />
          </IconButton>
          <IconButton aria-label="Link" onClick={() => act('Link')}>
            <Link />
          </IconButton>
        </Paper>
      </Popper>
    </Box>
  );
}
