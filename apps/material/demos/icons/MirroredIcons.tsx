import ArrowForward from '@mui/icons-material/ArrowForward';
import Schedule from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const ForwardIcon = styled(ArrowForward)({
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});

export default function MirroredIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" endIcon={<ForwardIcon />}>
        Next day
      </Button>
      {/* Clocks turn the same way everywhere. */}
      <Button variant="outlined" startIcon={<Schedule />}>
        Set a time
      </Button>
    </Stack>
  );
}
