import Box from '@mui/system/Box';

export default function SkipLink() {
  return (
    <Box sx={{ position: 'relative', width: 1, maxWidth: 360, minHeight: 72 }}>
      <Box
        component="a"
        href="#back-on-focus"
        sx={{
          display: 'inline-block',
          p: 1,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          '&:not(:focus)': {
            position: 'absolute',
            width: '1px',
            height: '1px',
            p: 0,
            m: '-1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        }}
      >
        Skip to the results
      </Box>
      <Box sx={{ mt: 1 }}>Twelve filters stand here, then the results.</Box>
    </Box>
  );
}
