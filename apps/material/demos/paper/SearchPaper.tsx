import { useState } from 'react';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SearchPaper() {
  const [query, setQuery] = useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Paper
        component="form"
        elevation={3}
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(String(new FormData(event.currentTarget).get('query')));
        }}
        sx={{ display: 'flex', alignItems: 'center', p: 0.5, borderRadius: 6 }}
      >
        <InputBase
          name="query"
          placeholder="Search cabins"
          slotProps={{ input: { 'aria-label': 'Search cabins' } }}
          sx={{ flex: 1, px: 2 }}
        />
        <Button type="submit" sx={{ borderRadius: 6 }}>
          Search
        </Button>
      </Paper>
      <Typography role="status">{query && `Results for “${query}”`}</Typography>
    </Stack>
  );
}
