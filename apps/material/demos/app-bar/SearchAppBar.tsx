import { useState } from 'react';
import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const SearchBox = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  maxWidth: 240,
  paddingInline: 12,
  borderRadius: 20,
  border: '1px solid currentColor',
  '&:focus-within': { outline: '2px solid currentColor' },
  [theme.breakpoints.down('sm')]: { maxWidth: 150 },
}));

const walks = ['Around the lake', 'Beech wood', 'Old railway line', 'Quarry and back'];

export default function SearchAppBar() {
  const [query, setQuery] = useState('');
  const found = walks.filter((walk) => walk.toLowerCase().includes(query.trim().toLowerCase()));

  return (
    <Box sx={{ width: '100%', minHeight: 240 }}>
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Walks
          </Typography>
          <SearchBox>
            <Search />
            <InputBase
              fullWidth
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              slotProps={{ input: { type: 'search', 'aria-label': 'Search walks' } }}
              sx={{ color: 'inherit' }}
            />
          </SearchBox>
        </Toolbar>
      </AppBar>
      <List dense aria-label="Walks">
        {found.map((walk) => (
          <ListItem key={walk}>
            <ListItemText primary={walk} />
          </ListItem>
        ))}
      </List>
      <Typography variant="body2" role="status" sx={{ px: 2 }}>
        {found.length} of {walks.length} walks
      </Typography>
    </Box>
  );
}
