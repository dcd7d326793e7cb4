import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonSizes() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {sizes.map((size) => (
          <Button key={size} variant="contained" size={size}>
            Book {size}
          </Button>
        ))}
      </Stack>
      <Button variant="outlined" fullWidth>
        Book for the whole width
      </Button>
    </Stack>
  );
}
