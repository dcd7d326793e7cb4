import Slider, { sliderClasses } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Fader = styled(Slider)(({ theme }) => ({
  [`& .${sliderClasses.thumb}`]: { width: 28, height: 14, borderRadius: 3 },
  [`& .${sliderClasses.rail}`]: { backgroundColor: (theme.vars ?? theme).palette.grey[500] },
}));

const channels = [
  { name: 'Voice', level: 80 },
  { name: 'Guitar', level: 55 },
  { name: 'Drums', level: 30 },
];

export default function VerticalSlider() {
  return (
    <Stack direction="row" spacing={4} sx={{ height: 160 }}>
      {channels.map(({ name, level }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Fader orientation="vertical" aria-label={name} defaultValue={level} />
          <span aria-hidden>{name}</span>
        </Stack>
      ))}
    </Stack>
  );
}
