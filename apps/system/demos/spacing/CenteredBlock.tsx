import Box from '@mui/system/Box';

export default function CenteredBlock() {
  return (
    <Box sx={{ width: 1, bgcolor: 'background.paper' }}>
      <Box
        sx={{
          mx: 'auto',
          my: 3,
          px: 2,
          py: 1,
          width: 'fit-content',
          borderRadius: 1,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
        }}
      >
        mx: auto, my: 3
      </Box>
    </Box>
  );
}
