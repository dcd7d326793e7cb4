import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>Publish</Button>
      <Button variant="soft">Save draft</Button>
      <Button variant="plain" color="neutral">
        Discard
      </Button>
    </Stack>
  );
}
