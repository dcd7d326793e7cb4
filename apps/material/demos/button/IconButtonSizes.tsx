import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

const sizes = ['small', 'medium', 'large'] as const;
const colors = ['default', 'primary', 'secondary', 'error'] as const;

export default function IconButtonSizes() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {sizes.map((size) => (
        <Box key={size} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {colors.map((color) => (
            <IconButton
              key={color}
              size={size}
              color={color}
              aria-label={`Copy (${size}, ${color})`}
            >
              <ContentCopy fontSize="inherit" />
            </IconButton>
          ))}
          <IconButton size={size} disabled aria-label={`Copy (${size}, disabled)`}>
            <ContentCopy fontSize="inherit" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
