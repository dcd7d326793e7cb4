import Alert from '@mui/joy/Alert';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function DetailedAlert() {
  return (
    <Alert
      role="note"
      variant="outlined"
      color="primary"
      sx={{ width: 400, maxWidth: '100%', alignItems: 'start' }}
    >
      <div>
        <Typography level="title-sm" component="h3">
          New depths in the channel
        </Typography>
        <Typography level="body-sm">
          The survey of March is in the chart. See{' '}
          <Link href="#title-and-text">what has changed</Link>.
        </Typography>
      </div>
    </Alert>
  );
}
