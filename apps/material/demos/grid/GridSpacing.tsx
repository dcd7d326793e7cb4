import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export default function GridSpacing() {
  const [spacing, setSpacing] = useState(2);

  return (
    <Grid container spacing={3} sx={{ width: '100%' }}>
      <Grid size={12}>
        <FormControl>
          <FormLabel id="grid-spacing">Spacing</FormLabel>
          <RadioGroup
            row
            aria-labelledby="grid-spacing"
            value={spacing}
            onChange={(event) => setSpacing(Number(event.target.value))}
          >
            {[0, 1, 2, 4].map((value) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={value} />
            ))}
          </RadioGroup>
        </FormControl>
      </Grid>
      <Grid container size={12} spacing={spacing}>
        {days.map((day) => (
          <Grid key={day} size={{ xs: 6, sm: 4 }}>
            <Paper variant="outlined" sx={{ p: 1 }}>
              {day}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
