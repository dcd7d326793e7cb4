import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';

export default function SlideInContainer() {
  const [isShown, setShown] = useState(false);
  const [container, setContainer] = useState<HTMLElement | null>(null);

  return (
    <Box
      ref={setContainer}
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 360,
        height: 140,
        p: 2,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        boxSizing: 'border-box',
      }}
    >
      <Button variant="outlined" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide the message' : 'Show the message'}
      </Button>
      <Slide direction="up" in={isShown} container={container} unmountOnExit>
        <Alert severity="info" sx={{ position: 'absolute', insetInline: 8, bottom: 8 }}>
          The ferry is on its way.
        </Alert>
      </Slide>
    </Box>
  );
}
