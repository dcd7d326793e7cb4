import { useState } from 'react';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function VerticalDividers() {
  const [align, setAlign] = useState('left');
  const [styles, setStyles] = useState<string[]>(['bold']);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', p: 0.5, gap: 0.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Alignment"
        value={align}
        onChange={(_, value: string | null) => value && setAlign(value)}
      >
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="center">Center</ToggleButton>
      </ToggleButtonGroup>
      <Divider orientation="vertical" variant="middle" flexItem />
      <ToggleButtonGroup
        size="small"
        aria-label="Style"
        value={styles}
        onChange={(_, value: string[]) => setStyles(value)}
      >
        <ToggleButton value="bold" aria-label="Bold" sx={{ minWidth: 36 }}>
          <b>B</b>
        </ToggleButton>
        <ToggleButton value="italic" aria-label="Italic" sx={{ minWidth: 36 }}>
          <i>I</i>
        </ToggleButton>
      </ToggleButtonGroup>
    </Paper>
  );
}
