import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const makeComfortable = (outer: Theme) => outer;

const makeDense = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiButton: { defaultProps: { size: 'small' } },
      MuiCheckbox: { defaultProps: { size: 'small' } },
      MuiTextField: { defaultProps: { size: 'small' } },
    },
  });

export default function DenseTheme() {
  const [density, setDensity] = useState('comfortable');
  const isDense = density === 'dense';

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: string | null) => {
          if (value) setDensity(value);
        }}
      >
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
        <ToggleButton value="dense">Dense</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={isDense ? makeDense : makeComfortable}>
        <Stack spacing={isDense ? 1 : 2} sx={{ minHeight: 260 }}>
          <TextField label="Name" defaultValue="Ingrid Solheim" />
          <TextField label="Berth" defaultValue="C 14" />
          <FormControlLabel control={<Checkbox defaultChecked />} label="Shore power" />
          <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
            Book
          </Button>
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
