import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar sx={{ width: 24, height: 24, fontSize: '0.75rem' }}>I</Avatar>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>I</Avatar>
      <Avatar
        variant="rounded"
        sx={{ width: 56, height: 56, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
      >
        I
      </Avatar>
      <Avatar
        variant="square"
        sx={{ width: 56, height: 56, bgcolor: 'grey.800', color: 'common.white' }}
      >
        I
      </Avatar>
    </Stack>
  );
}
