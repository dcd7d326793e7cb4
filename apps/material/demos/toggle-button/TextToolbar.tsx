import { useState } from 'react';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Align = 'left' | 'center' | 'right';

export default function TextToolbar() {
  const [align, setAlign] = useState<Align>('left');
  const [styles, setStyles] = useState<string[]>(['bold']);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Paper variant="outlined" sx={{ display: 'flex', alignSelf: 'flex-start', gap: 0.5, p: 0.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Alignment"
          value={align}
          onChange={(_event, newAlign: Align | null) => newAlign && setAlign(newAlign)}
        >
          <ToggleButton value="left" aria-label="Left">
            <FormatAlignLeft />
          </ToggleButton>
          <ToggleButton value="center" aria-label="Center">
            <FormatAlignCenter />
          </ToggleButton>
          <ToggleButton value="right" aria-label="Right">
            <FormatAlignRight />
          </ToggleButton>
        </ToggleButtonGroup>
        <Divider flexItem orientation="vertical" />
        <ToggleButtonGroup
          size="small"
          aria-label="Style"
          value={styles}
          onChange={(_event, newStyles: string[]) => setStyles(newStyles)}
        >
          <ToggleButton value="bold" aria-label="Bold">
            <FormatBold />
          </ToggleButton>
          <ToggleButton value="italic" aria-label="Italic">
            <FormatItalic />
          </ToggleButton>
        </ToggleButtonGroup>
      </Paper>
      <Typography
        align={align}
        sx={{
          fontWeight: styles.includes('bold') ? 700 : 400,
          fontStyle: styles.includes('italic') ? 'italic' : 'normal',
        }}
      >
        The harbor festival begins at noon.
      </Typography>
    </Stack>
  );
}
