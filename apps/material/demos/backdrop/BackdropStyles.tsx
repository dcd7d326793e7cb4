import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const styles = {
  Default: {},
  Light: { bgcolor: 'rgb(255 255 255 / 70%)' },
  Blurred: { bgcolor: 'rgb(0 0 0 / 20%)', backdropFilter: 'blur(4px)' },
};

export default function BackdropStyles() {
  const [open, setOpen] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="Open"
        control={<Switch checked={open} onChange={(_, checked) => setOpen(checked)} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
        {Object.entries(styles).map(([name, style]) => (
          <div key={name}>
            <Box
              sx={{
                position: 'relative',
                overflow: 'hidden',
                width: 140,
                height: 90,
                borderRadius: 1,
                background: 'repeating-linear-gradient(45deg, #8fb7cc 0 12px, #dfeaf0 12px 24px)',
              }}
            >
              <Backdrop open={open} sx={{ position: 'absolute', ...style }} />
            </Box>
            {name}
          </div>
        ))}
      </Box>
    </Stack>
  );
}
