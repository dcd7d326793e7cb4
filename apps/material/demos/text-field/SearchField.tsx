import { useRef, useState } from 'react';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const plants = ['Basil', 'Chives', 'Lavender', 'Mint', 'Parsley', 'Sage', 'Thyme'];

export default function SearchField() {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = plants.filter((plant) => plant.toLowerCase().includes(query.trim().toLowerCase()));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 110 }}>
      <TextField
        inputRef={input}
        label="Search the herb garden"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search />
              </InputAdornment>
            ),
            endAdornment: query !== '' && (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label="Clear the search"
                  onClick={() => {
                    setQuery('');
                    input.current?.focus();
                  }}
                >
                  <Clear />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Typography variant="body2" role="status">
        {found.length > 0 ? found.join(', ') : 'Nothing found'}
      </Typography>
    </Stack>
  );
}
