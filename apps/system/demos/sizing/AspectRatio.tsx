import Box from '@mui/system/Box';

export default function AspectRatio() {
  return (
    <Box
      component="svg"
      role="img"
      aria-label="Two hills under a low sun"
      viewBox="0 0 40 30"
      sx={{ width: 1, maxWidth: 320, aspectRatio: '4 / 3', bgcolor: 'primary.soft' }}
    >
      <Box
        component="circle"
        cx="28"
        cy="12"
        r="4"
        sx={{ color: 'secondary.main' }}
        fill="currentColor"
      />
      <Box
        component="path"
        d="M0 30 12 14l9 10 7-6 12 12z"
        sx={{ color: 'primary.main' }}
        fill="currentColor"
      />
    </Box>
  );
}
