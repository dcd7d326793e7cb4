import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function TimeZone() {
  return <>{Intl.DateTimeFormat().resolvedOptions().timeZone}</>;
}

export default function BasicNoSsr() {
  return (
    <Stack spacing={1}>
      <Typography>Departure at 14:20 in Bergen</Typography>
      <Typography variant="body2" color="textSecondary">
        Your time zone:{' '}
        <NoSsr fallback="…">
          <TimeZone />
        </NoSsr>
      </Typography>
    </Stack>
  );
}
