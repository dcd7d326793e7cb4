import Cake from '@mui/icons-material/Cake';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const sizes = ['small', 'medium'] as const;
const variants = ['filled', 'outlined'] as const;

export default function ChipSizes() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {sizes.map((size) =>
        variants.map((variant) => (
          <Box key={`${size} ${variant}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Chip size={size} variant={variant} label="Static" />
            <Chip size={size} variant={variant} label="Icon" icon={<Cake />} />
            <Chip size={size} variant={variant} label="Clickable" onClick={() => {}} />
            <Chip size={size} variant={variant} label="Disabled" disabled onClick={() => {}} />
          </Box>
        )),
      )}
    </Box>
  );
}
