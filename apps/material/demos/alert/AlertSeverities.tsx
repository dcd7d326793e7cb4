import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="success">The parcel has arrived in Ghent.</Alert>
      <Alert severity="info">The counter opens at nine.</Alert>
      <Alert severity="warning">The parcel is kept for two more days.</Alert>
      <Alert severity="error">The address does not exist.</Alert>
    </Stack>
  );
}
