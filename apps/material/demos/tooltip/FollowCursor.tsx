import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const hours = [3, 5, 4, 7, 9, 12, 11, 8, 6, 5];

export default function FollowCursor() {
  return (
    <Box
      role="img"
      aria-label="Visitors by hour, from 9:00 to 18:00. Most of them, 12, at 14:00."
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, width: 320, height: 120 }}
    >
      {hours.map((visitors, index) => (
        <Tooltip
          key={index}
          describeChild
          followCursor
          disableInteractive
          title={`${index + 9}:00, ${visitors} visitors`}
        >
          <Box sx={{ flex: 1, height: visitors * 9, bgcolor: 'primary.main' }} />
        </Tooltip>
      ))}
    </Box>
  );
}
