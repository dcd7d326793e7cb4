import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function OverlayBox() {
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        width: '100%',
        maxWidth: 360,
        aspectRatio: '16 / 9',
        borderRadius: 2,
        background: 'linear-gradient(#8fb7cc, #dfeaf0 60%, #2f5868 60%)',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          p: 2,
          bgcolor: 'rgb(0 0 0 / 65%)',
          color: 'common.white',
        }}
      >
        <Typography component="p" variant="h6">
          Fedje
        </Typography>
        <Typography variant="body2">Open all year, 40 minutes by ferry</Typography>
      </Box>
    </Box>
  );
}
