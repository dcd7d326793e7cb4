import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

const squares = Array.from({ length: 1500 }, (_, index) => `hsl(${(index * 7) % 360} 60% 60%)`);

function Mosaic() {
  return (
    <Box role="img" aria-label="A mosaic of colored squares" sx={{ lineHeight: 0 }}>
      {squares.map((color, index) => (
        <Box
          key={index}
          component="span"
          style={{ backgroundColor: color }}
          sx={{ display: 'inline-block', width: 8, height: 8 }}
        />
      ))}
    </Box>
  );
}

export default function DeferredContent() {
  const [isShown, setShown] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 340 }}>
      <Button variant="outlined" onClick={() => setShown(!isShown)}>
        {isShown ? 'Remove the mosaic' : 'Show the mosaic'}
      </Button>
      {isShown && (
        <>
          <Typography sx={{ my: 1 }}>The text appears first.</Typography>
          <NoSsr defer fallback={<Typography role="status">Loading the mosaic…</Typography>}>
            <Mosaic />
          </NoSsr>
        </>
      )}
    </Box>
  );
}
