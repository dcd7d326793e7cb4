import Link from '@mui/joy/Link';

export default function LinkExample() {
  return <Link>Link</Link>;
}
