import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkColors() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Link href="#colors">Primary</Link>
      <Link href="#colors" color="secondary">
        Secondary
      </Link>
      <Link href="#colors" color="textPrimary">
        Color of the text
      </Link>
      <Link href="#colors" color="inherit" variant="h6">
        Inherited color, larger
      </Link>
      <Link href="#colors" color="error" variant="body2">
        Error, smaller
      </Link>
    </Stack>
  );
}
