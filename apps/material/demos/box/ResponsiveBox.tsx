import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const photos = [
  { name: 'Harbor', color: 'info.light' },
  { name: 'Forest', color: 'success.light' },
  { name: 'Evening', color: 'warning.light' },
  { name: 'Winter', color: 'grey.400' },
];

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: { xs: 1, md: 2 },
        width: '100%',
        maxWidth: 640,
      }}
    >
      {photos.map(({ name, color }) => (
        <Box component="figure" key={name} sx={{ m: 0 }}>
          <Box sx={{ aspectRatio: '4 / 3', borderRadius: 1, bgcolor: color }} />
          <Typography component="figcaption" variant="body2" sx={{ mt: 0.5 }}>
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
