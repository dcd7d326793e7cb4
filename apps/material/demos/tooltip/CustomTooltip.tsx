import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function CustomTooltip() {
  return (
    <Tooltip
      describeChild
      title="Fermented for 18 months, strong, keeps for years."
      slotProps={{
        tooltip: {
          sx: {
            maxWidth: 180,
            padding: 1.5,
            fontSize: 14,
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      <Button>Red miso</Button>
    </Tooltip>
  );
}
