import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ExpandingCard() {
  const [isLifted, setIsLifted] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', padding: 1 }}>
      <Button variant="outlined" aria-pressed={isLifted} onClick={() => setIsLifted(!isLifted)}>
        Lift the card
      </Button>
      <Paper
        elevation={isLifted ? 8 : 1}
        sx={(theme) => ({
          width: 220,
          padding: 2,
          transform: isLifted ? 'translateY(-4px) scale(1.05)' : 'none',
          transition: theme.transitions.create(['transform', 'box-shadow'], {
            duration: theme.transitions.duration.complex,
            easing: theme.transitions.easing.easeOut,
          }),
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        })}
      >
        <Typography variant="subtitle1" component="p">
          Night train
        </Typography>
        <Typography variant="body2">Lisbon, platform 4</Typography>
      </Paper>
    </Stack>
  );
}
