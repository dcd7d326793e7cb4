import Fade from '@mui/material/Fade';

export default function FadeExample() {
  return (
    <Fade in>
      <div>Fade</div>
    </Fade>
  );
}
