import RotateLeft from '@mui/icons-material/RotateLeft';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function BasicTooltip() {
  return (
    <Tooltip title="Turn to the left">
      <IconButton>
        <RotateLeft />
      </IconButton>
    </Tooltip>
  );
}
