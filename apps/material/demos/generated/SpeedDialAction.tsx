import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';

export default function SpeedDialActionExample() {
  return (
    <SpeedDial ariaLabel="Speed dial">
      <SpeedDialAction />
    </SpeedDial>
  );
}
