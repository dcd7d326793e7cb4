import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function PortalClickAway() {
  const [open, setOpen] = useState(false);
  const [disableReactTree, setDisableReactTree] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', minHeight: 96 }}>
      <FormControlLabel
        control={
          <Switch
            checked={disableReactTree}
            onChange={(event) => setDisableReactTree(event.target.checked)}
          />
        }
        label="disableReactTree"
      />
      <ClickAwayListener disableReactTree={disableReactTree} onClickAway={() => setOpen(false)}>
        <Box>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Show the hint
          </Button>
          {open && (
            <Portal>
              <Paper
                elevation={6}
                role="status"
                sx={{ position: 'fixed', top: 96, insetInlineEnd: 24, p: 2, zIndex: 'tooltip' }}
              >
                <Typography>
                  A click on this hint is {disableReactTree ? '' : 'not '}away.
                </Typography>
              </Paper>
            </Portal>
          )}
        </Box>
      </ClickAwayListener>
    </Stack>
  );
}
