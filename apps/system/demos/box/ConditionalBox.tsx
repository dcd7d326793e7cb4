import { useState } from 'react';
import Box from '@mui/system/Box';

export default function ConditionalBox() {
  const [saved, setSaved] = useState(false);

  return (
    <Box
      component="button"
      type="button"
      aria-pressed={saved}
      onClick={() => setSaved(!saved)}
      sx={[
        {
          px: 2,
          py: 1,
          font: 'inherit',
          color: 'primary.main',
          bgcolor: 'background.default',
          border: 2,
          borderColor: 'primary.main',
          borderRadius: 1,
          '&:focus-visible': { outline: 2, outlineColor: 'secondary.main', outlineOffset: 2 },
        },
        saved && { color: 'primary.contrastText', bgcolor: 'primary.main' },
      ]}
    >
      Save for later
    </Box>
  );
}
