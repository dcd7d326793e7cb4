import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function RichTooltip() {
  return (
    <Typography>
      The pilot boards at the{' '}
      <Tooltip
        describeChild
        variant="outlined"
        color="neutral"
        title={
          <Stack spacing={1} sx={{ p: 0.5, maxWidth: 220, alignItems: 'start' }}>
            <Chip size="sm" color="warning">
              Lit at night
            </Chip>
            <Typography level="body-sm">Red, flashing twice every ten seconds.</Typography>
          </Stack>
        }
      >
        <Link href="#rich-content">outer buoy</Link>
      </Tooltip>
      .
    </Typography>
  );
}
