import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ZoomButtons() {
  const [zoom, setZoom] = useState(1);

  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        width: '100%',
        maxWidth: 360,
        height: 200,
        borderRadius: 1,
        bgcolor: '#dbe9d3',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          transform: `scale(${zoom})`,
          background:
            'radial-gradient(circle at 40% 50%, #8fb7cc 0 22%, transparent 23%), linear-gradient(115deg, transparent 62%, #fff 62% 65%, transparent 65%)',
        }}
      />
      <ButtonGroup
        orientation="vertical"
        variant="outlined"
        aria-label="Zoom"
        sx={{ position: 'absolute', insetInlineEnd: 12, bottom: 12, bgcolor: 'background.paper' }}
      >
        <Button aria-label="Zoom in" disabled={zoom === 3} onClick={() => setZoom(zoom + 0.5)}>
          <Add />
        </Button>
        <Button aria-label="Zoom out" disabled={zoom === 1} onClick={() => setZoom(zoom - 0.5)}>
          <Remove />
        </Button>
      </ButtonGroup>
    </Box>
  );
}
