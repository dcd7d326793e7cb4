import Box from '@mui/system/Box';

export default function FluidTitle() {
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ fontSize: { xs: '1.25rem', sm: '2rem' }, fontWeight: 700 }}>In two steps</Box>
      <Box sx={{ fontSize: 'clamp(1.25rem, 1rem + 1.5vw, 2.25rem)', fontWeight: 700 }}>
        Without steps
      </Box>
    </Box>
  );
}
