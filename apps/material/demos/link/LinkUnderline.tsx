import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderline() {
  return (
    <Stack component="nav" aria-label="Underlines" direction="row" spacing={3}>
      <Link href="#underline" underline="always">
        Always
      </Link>
      <Link href="#underline" underline="hover">
        Hover
      </Link>
      <Link href="#underline" underline="none">
        None
      </Link>
    </Stack>
  );
}
