import { useState } from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const transitions = [
  { name: 'Fade', Transition: Fade },
  { name: 'Grow', Transition: Grow },
  { name: 'Slide', Transition: Slide },
  { name: 'Zoom', Transition: Zoom },
];

export default function TransitionOverview() {
  const [isShown, setShown] = useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        control={<Switch checked={isShown} onChange={(event) => setShown(event.target.checked)} />}
        label="Show"
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
          gap: 2,
          mt: 1,
          overflow: 'hidden',
        }}
      >
        {transitions.map(({ name, Transition }) => (
          <Transition key={name} in={isShown} appear={false}>
            <Paper variant="outlined" sx={{ p: 3, textAlign: 'center' }}>
              <Typography>{name}</Typography>
            </Paper>
          </Transition>
        ))}
      </Box>
    </Box>
  );
}
