import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

function Anchor() {
  return (
    <SvgIcon>
      <path d="M11 9.8a3 3 0 1 1 2 0V12h3v2h-3v5.9a6 6 0 0 0 5-4.9h-2l3-4 3 4h-1a8 8 0 0 1-16 0H4l3-4 3 4H6a6 6 0 0 0 5 4.9V14H8v-2h3z" />
    </SvgIcon>
  );
}

export default function IconsThatFit() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography level="h2" component="p" startDecorator={<Anchor />}>
        Old harbor
      </Typography>
      <Typography level="body-sm" startDecorator={<Anchor />}>
        Berth 7, until noon
      </Typography>
      <Button size="lg" startDecorator={<Anchor />}>
        Moor here
      </Button>
      <Chip color="warning" startDecorator={<Anchor />}>
        Shallow
      </Chip>
    </Stack>
  );
}
