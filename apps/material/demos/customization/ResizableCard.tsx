import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ResizableCard() {
  const [width, setWidth] = useState(320);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="container-width" variant="body2">
        Width of the container: {width} pixels
      </Typography>
      <Slider
        aria-labelledby="container-width"
        value={width}
        onChange={(_event, value) => setWidth(value)}
        min={200}
        max={560}
        sx={{ maxWidth: 320 }}
      />
      <Box sx={{ containerType: 'inline-size', width, maxWidth: '100%', minHeight: 160 }}>
        <Paper
          variant="outlined"
          sx={{
            display: 'grid',
            gridTemplateColumns: { '@': '1fr', '@400': '120px 1fr' },
            overflow: 'hidden',
          }}
        >
          <Box
            aria-hidden
            sx={{ minHeight: 56, background: 'linear-gradient(135deg, #6d4c41, #bcaaa4)' }}
          />
          <Box sx={{ padding: 2 }}>
            <Typography variant="subtitle1" component="p">
              Dark roast
            </Typography>
            <Typography variant="body2">500 g, ground for espresso</Typography>
          </Box>
        </Paper>
      </Box>
    </Box>
  );
}
