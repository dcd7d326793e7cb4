import Grow from '@mui/material/Grow';

export default function GrowExample() {
  return (
    <Grow in>
      <div>Grow</div>
    </Grow>
  );
}
