import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Unstable_TrapFocus from '@mui/material/Unstable_TrapFocus';

export default function CookieNotice() {
  const [isShown, setIsShown] = useState(false);
  const close = () => setIsShown(false);

  return (
    <Box sx={{ width: 'min(400px, 100%)', minHeight: 220 }}>
      <Button variant="outlined" onClick={() => setIsShown(true)}>
        Show cookie notice
      </Button>
      {isShown && (
        <Unstable_TrapFocus open>
          <Paper
            role="dialog"
            aria-labelledby="cookie-title"
            tabIndex={-1}
            variant="outlined"
            sx={{ mt: 2, p: 2 }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                close();
              }
            }}
          >
            <Stack spacing={2}>
              <Typography id="cookie-title" component="h2" variant="subtitle1">
                May we count your visits?
              </Typography>
              <Typography variant="body2">Counting uses one cookie for 30 days.</Typography>
              <Stack direction="row" spacing={1}>
                <Button variant="contained" onClick={close}>
                  Allow
                </Button>
                <Button onClick={close}>Decline</Button>
              </Stack>
            </Stack>
          </Paper>
        </Unstable_TrapFocus>
      )}
    </Box>
  );
}
