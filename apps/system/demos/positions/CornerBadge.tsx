import Box from '@mui/system/Box';

export default function CornerBadge() {
  return (
    <Box
      component="button"
      type="button"
      sx={{ position: 'relative', px: 3, py: 1.5, font: 'inherit' }}
    >
      Messages
      <Box
        component="span"
        sx={{
          position: 'absolute',
          top: -10,
          insetInlineEnd: -10,
          px: 1,
          borderRadius: 4,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          fontSize: 14,
          lineHeight: '22px',
        }}
      >
        3 new
      </Box>
    </Box>
  );
}
