import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const people = [
  { name: 'Ines Berg', status: 'Online', color: 'success' },
  { name: 'Olav Lund', status: 'Away', color: 'warning' },
] as const;

export default function StatusAvatar() {
  return (
    <Stack spacing={2}>
      {people.map(({ name, status, color }) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Badge
            component="div"
            variant="dot"
            overlap="circular"
            color={color}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          >
            <Avatar aria-hidden="true">{name[0]}</Avatar>
          </Badge>
          <div>
            <Typography>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {status}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
