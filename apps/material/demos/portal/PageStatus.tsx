import { useState } from 'react';
import CloudOff from '@mui/icons-material/CloudOff';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function PageStatus() {
  const [isOffline, setOffline] = useState(false);

  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={isOffline} onChange={(event) => setOffline(event.target.checked)} />
        }
        label="Work offline"
      />
      {isOffline && (
        <Portal>
          <Paper
            role="status"
            elevation={6}
            sx={{
              position: 'fixed',
              bottom: 16,
              insetInlineStart: 16,
              zIndex: 'snackbar',
              display: 'flex',
              gap: 1,
              px: 2,
              py: 1,
            }}
          >
            <CloudOff />
            Changes are saved on this device.
          </Paper>
        </Portal>
      )}
    </>
  );
}
