import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

export default function BadgeColors() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {colors.map((color) => (
          <Badge key={color} component="div" badgeContent={3} color={color}>
            <Avatar variant="rounded">{color[0]?.toUpperCase()}</Avatar>
          </Badge>
        ))}
      </Stack>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {colors.map((color) => (
          <Badge key={color} component="div" variant="dot" overlap="circular" color={color}>
            <Avatar>{color[0]?.toUpperCase()}</Avatar>
          </Badge>
        ))}
      </Stack>
    </Stack>
  );
}
