import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function BasicPortal() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [isMoved, setMoved] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        <Button variant="outlined" onClick={() => setMoved(!isMoved)}>
          {isMoved ? 'Take it back' : 'Send it below'}
        </Button>
        <Portal container={container} disablePortal={!isMoved}>
          <Typography sx={{ mt: 1 }}>A letter</Typography>
        </Portal>
      </Box>
      <Box
        ref={setContainer}
        sx={{ mt: 2, p: 2, minHeight: 64, border: '1px dashed', borderColor: 'divider' }}
      />
    </Box>
  );
}
