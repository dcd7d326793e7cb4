import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function NoGutters() {
  return (
    <Container maxWidth="xs" disableGutters sx={{ bgcolor: 'background.paper' }}>
      <Box
        role="img"
        aria-label="A field of stripes"
        sx={{
          height: 96,
          background: (theme) =>
            `repeating-linear-gradient(90deg, ${theme.palette.primary.main} 0 24px, ${theme.palette.primary.soft} 24px 48px)`,
        }}
      />
      <Box sx={{ p: 2 }}>Poppies, sown in autumn</Box>
    </Container>
  );
}
