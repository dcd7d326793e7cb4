import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function EventsThroughPortal() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, display: 'grid', gap: 2 }}>
      <Box onClick={() => setCount(count + 1)} sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        <Typography role="status">This box received {count} clicks.</Typography>
        {target && (
          <Portal container={target}>
            <Button variant="outlined">I’m somewhere else</Button>
          </Portal>
        )}
      </Box>
      <Box
        ref={setTarget}
        sx={{ p: 2, minHeight: 72, border: '1px dashed', borderColor: 'divider' }}
      />
    </Box>
  );
}
