import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function SpeedDialIconExample() {
  return <SpeedDialIcon />;
}
