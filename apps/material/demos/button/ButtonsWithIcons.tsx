import Add from '@mui/icons-material/Add';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonsWithIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<Add />}>
        Add guest
      </Button>
      <Button
        variant="outlined"
        // An arrow has a direction, so it turns round in a right-to-left page.
        endIcon={<ArrowForward sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
      >
        Continue to payment
      </Button>
    </Stack>
  );
}
