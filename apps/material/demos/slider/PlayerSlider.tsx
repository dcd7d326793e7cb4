import { useState } from 'react';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const duration = 214;

const format = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const ThinSlider = styled(Slider)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.primary,
  height: 4,
  [`& .${sliderClasses.rail}`]: { opacity: 0.28 },
  [`& .${sliderClasses.thumb}`]: {
    width: 10,
    height: 10,
    transition: theme.transitions.create(['width', 'height']),
    [`&.${sliderClasses.active}`]: { width: 18, height: 18 },
  },
}));

export default function PlayerSlider() {
  const [seconds, setSeconds] = useState(32);
  const [isPaused, setPaused] = useState(true);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 340, p: 2 }}>
      <Typography variant="subtitle1" component="p">
        Night ferry
      </Typography>
      <ThinSlider
        aria-label="Position in the song"
        size="small"
        value={seconds}
        max={duration}
        shiftStep={15}
        onChange={(_event, value) => setSeconds(Number(value))}
        getAriaValueText={(value) => `${format(value)} of ${format(duration)}`}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="caption">{format(seconds)}</Typography>
        <IconButton aria-label={isPaused ? 'Play' : 'Pause'} onClick={() => setPaused(!isPaused)}>
          {isPaused ? <PlayArrowRounded /> : <PauseRounded />}
        </IconButton>
        <Typography variant="caption">-{format(duration - seconds)}</Typography>
      </Box>
    </Paper>
  );
}
