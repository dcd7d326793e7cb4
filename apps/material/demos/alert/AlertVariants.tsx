import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="error" variant="standard">
        Standard: inside a text or a form
      </Alert>
      <Alert severity="error" variant="outlined">
        Outlined: on a colored surface
      </Alert>
      <Alert severity="error" variant="filled">
        Filled: in a snackbar, over other content
      </Alert>
    </Stack>
  );
}
