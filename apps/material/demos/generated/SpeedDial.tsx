import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';

export default function SpeedDialExample() {
  return (
    <SpeedDial ariaLabel="Speed dial">
      <SpeedDialAction />
      <SpeedDialAction />
      <SpeedDialAction />
    </SpeedDial>
  );
}
