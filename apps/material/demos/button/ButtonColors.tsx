import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Create invoice</Button>
      <Button variant="contained" color="secondary">
        Try the new editor
      </Button>
      <Button variant="contained" color="success">
        Approve payment
      </Button>
      <Button variant="outlined" color="error">
        Delete customer
      </Button>
      <Button color="inherit">Not now</Button>
    </Stack>
  );
}
