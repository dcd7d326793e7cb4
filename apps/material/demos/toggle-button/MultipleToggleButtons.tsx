import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function MultipleToggleButtons() {
  const [formats, setFormats] = useState<string[]>(['bold']);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        value={formats}
        onChange={(_, newFormats: string[]) => setFormats(newFormats)}
        aria-label="Text format"
      >
        <ToggleButton value="bold" aria-label="Bold" sx={{ minWidth: 36 }}>
          <b>B</b>
        </ToggleButton>
        <ToggleButton value="italic" aria-label="Italic" sx={{ minWidth: 36 }}>
          <i>I</i>
        </ToggleButton>
        <ToggleButton value="underline" aria-label="Underline" sx={{ minWidth: 36 }}>
          <u>U</u>
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography
        sx={{
          fontWeight: formats.includes('bold') ? 700 : 400,
          fontStyle: formats.includes('italic') ? 'italic' : 'normal',
          textDecoration: formats.includes('underline') ? 'underline' : 'none',
        }}
      >
        The boat leaves at nine.
      </Typography>
    </Stack>
  );
}
