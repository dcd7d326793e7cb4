import Anchor from '@mui/icons-material/Anchor';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const sizes = ['small', 'medium', 'large', 'inherit'] as const;
const colors = [
  'inherit',
  'action',
  'disabled',
  'primary',
  'secondary',
  'success',
  'error',
] as const;

export default function IconSizesAndColors() {
  return (
    <Box sx={{ overflowX: 'auto', maxWidth: '100%' }} tabIndex={0} role="region" aria-label="Icons">
      <Box component="table" sx={{ borderSpacing: '12px 4px' }}>
        <thead>
          <tr>
            <td />
            {sizes.map((size) => (
              <Typography key={size} component="th" scope="col" variant="caption">
                {size}
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((color) => (
            <tr key={color}>
              <Typography component="th" scope="row" variant="caption" sx={{ textAlign: 'start' }}>
                {color}
              </Typography>
              {sizes.map((size) => (
                <Box key={size} component="td" sx={{ textAlign: 'center', fontSize: 16 }}>
                  <Anchor color={color} fontSize={size} />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
