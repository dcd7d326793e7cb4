import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const colors = ['default', 'primary', 'secondary'] as const;
const variants = ['filled', 'outlined'] as const;

export default function ChipColors() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {colors.map((color) => (
            <Chip key={color} label={color} color={color} variant={variant} />
          ))}
          <Chip label="small" variant={variant} size="small" />
        </Stack>
      ))}
    </Stack>
  );
}
