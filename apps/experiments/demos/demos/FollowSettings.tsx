import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function FollowSettings() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="First" color="primary" />
      <Chip label="Second" />
      <Chip label="Third" variant="outlined" />
    </Stack>
  );
}
