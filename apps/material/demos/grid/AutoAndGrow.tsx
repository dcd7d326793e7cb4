import { useState } from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function AutoAndGrow() {
  const [query, setQuery] = useState('');
  const [searched, setSearched] = useState('');

  return (
    <Grid
      container
      component="form"
      spacing={1}
      sx={{ width: '100%', alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault();
        setSearched(query);
      }}
    >
      <Grid size="grow">
        <TextField
          label="Station"
          size="small"
          fullWidth
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Grid>
      <Grid size="auto">
        <Button type="submit" variant="contained">
          Search
        </Button>
      </Grid>
      <Grid size={12}>
        <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
          {searched && `Searched for “${searched}”`}
        </Typography>
      </Grid>
    </Grid>
  );
}
