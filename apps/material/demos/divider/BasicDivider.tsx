import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>The lighthouse opens at 10:00.</Typography>
      <Divider />
      <Typography>The last tour starts at 16:30.</Typography>
    </Stack>
  );
}
