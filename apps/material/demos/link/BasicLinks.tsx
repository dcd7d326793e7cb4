import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicLinks() {
  return (
    <Typography sx={{ maxWidth: 400 }}>
      The ferry runs all year. See the <Link href="#underline">timetable</Link> for departures, and
      the <Link href="#colors">prices</Link> for families and groups.
    </Typography>
  );
}
