import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const variants = ['outlined', 'filled', 'standard'] as const;
const sizes = ['small', 'medium'] as const;

export default function FieldSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
        width: '100%',
        maxWidth: 480,
      }}
    >
      {variants.map((variant) =>
        sizes.map((size) => (
          <TextField
            key={`${variant} ${size}`}
            variant={variant}
            size={size}
            label={`${variant}, ${size}`}
            defaultValue="Rosemary"
          />
        )),
      )}
    </Box>
  );
}
