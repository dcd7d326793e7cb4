import Box from '@mui/material/Box';

const factors = [0.5, 1, 2, 3, 4, 6];

export default function SpacingScale() {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none', width: '100%' }}
    >
      {factors.map((factor) => (
        <Box
          component="li"
          key={factor}
          sx={{ display: 'grid', gridTemplateColumns: '56px 1fr', alignItems: 'center' }}
        >
          {factor}
          <Box
            sx={(theme) => ({
              width: theme.spacing(factor * 4),
              height: theme.spacing(factor),
              bgcolor: 'primary.main',
            })}
          />
        </Box>
      ))}
    </Box>
  );
}
