import { useState } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function App() {
  const [seats, setSeats] = useState(0);

  return (
    <Container maxWidth="sm" sx={{ paddingBlock: 4 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h4" component="h1">
          Night train to Lisbon
        </Typography>
        <Typography role="status">Seats reserved: {seats}</Typography>
        <Button variant="contained" onClick={() => setSeats(seats + 1)}>
          Reserve a seat
        </Button>
      </Stack>
    </Container>
  );
}
