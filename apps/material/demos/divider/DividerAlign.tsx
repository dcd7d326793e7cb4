import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerAlign() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 400 }}>
      <Divider textAlign="left">Yesterday</Divider>
      <Typography>Is the boat back yet?</Typography>
      <Divider>
        <Chip component="span" label="Today" size="small" />
      </Divider>
      <Typography>It came in this morning.</Typography>
      <Divider textAlign="right">Now</Divider>
    </Stack>
  );
}
