import { useState, type CSSProperties } from 'react';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

const Bar = styled('div')(({ theme }) => ({
  blockSize: 8,
  inlineSize: 'var(--progress)',
  backgroundColor: theme.palette.primary.main,
}));

export default function BarWithVariable() {
  const [progress, setProgress] = useState(40);

  return (
    <Box sx={{ width: 1, maxWidth: 320 }}>
      <Bar style={{ '--progress': `${progress}%` } as CSSProperties} />
      <Box component="label" sx={{ display: 'block', mt: 2 }}>
        Progress: {progress}%
        <Box
          component="input"
          type="range"
          value={progress}
          onChange={(event) => setProgress(Number(event.target.value))}
          sx={{
            display: 'block',
            width: 1,
            mx: 0,
            color: 'primary.main',
            accentColor: 'currentColor',
          }}
        />
      </Box>
    </Box>
  );
}
