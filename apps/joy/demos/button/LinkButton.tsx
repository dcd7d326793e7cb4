import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LinkButton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button component="a" href="#links" variant="outlined">
        Go to this section
      </Button>
      <Button component="a" href="/material-ui/react-button/" variant="plain">
        Material UI’s button
      </Button>
    </Stack>
  );
}
