import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function LinkButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" href="/material-ui/getting-started/installation/">
        Install Material UI
      </Button>
      <Button
        variant="outlined"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
        rel="noopener"
      >
        Button pattern (new tab)
      </Button>
    </Stack>
  );
}
