import Slide from '@mui/material/Slide';

export default function SlideExample() {
  return (
    <Slide in>
      <div>Slide</div>
    </Slide>
  );
}
