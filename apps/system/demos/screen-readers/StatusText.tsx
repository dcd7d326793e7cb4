import { useState } from 'react';
import Box from '@mui/system/Box';

const hiddenFromEye = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export default function StatusText() {
  const [seats, setSeats] = useState(0);

  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="button"
        type="button"
        onClick={() => setSeats(seats + 1)}
        sx={{ px: 2, py: 1, font: 'inherit' }}
      >
        Add a seat
      </Box>
      <span aria-hidden="true">{seats}</span>
      <Box role="status" sx={hiddenFromEye}>
        {seats > 0 && `${seats} ${seats === 1 ? 'seat' : 'seats'} chosen`}
      </Box>
    </Box>
  );
}
