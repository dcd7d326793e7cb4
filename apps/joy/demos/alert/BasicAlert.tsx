import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function BasicAlert() {
  return (
    <Stack spacing={1.5} sx={{ width: 380, maxWidth: '100%' }}>
      <Alert role="note">The office closes at noon on Saturdays.</Alert>
      <Alert role="note" color="success">
        Your berth is reserved.
      </Alert>
      <Alert role="note" color="warning">
        The lock is slow today.
      </Alert>
      <Alert role="note" color="danger">
        The bridge is closed.
      </Alert>
    </Stack>
  );
}
