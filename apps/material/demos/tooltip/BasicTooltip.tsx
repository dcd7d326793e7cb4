import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';

export default function BasicTooltip() {
  return (
    <Tooltip title="Turn to the left">
      <IconButton>
        <SvgIcon>
          <path d="M12 5V1L6 6l6 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z" />
        </SvgIcon>
      </IconButton>
    </Tooltip>
  );
}
