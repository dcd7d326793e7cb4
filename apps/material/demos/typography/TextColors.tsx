import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextColors() {
  return (
    <Stack spacing={1}>
      <Typography color="textPrimary">Order 2041 has shipped</Typography>
      <Typography color="textSecondary">Two parcels, 3.4 kilograms</Typography>
      <Typography color="primary">Arrives on Thursday</Typography>
      <Typography color="success">Paid</Typography>
    </Stack>
  );
}
