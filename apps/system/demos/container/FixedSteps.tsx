import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function FixedSteps() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1 }}>
      <Container disableGutters sx={{ py: 3, bgcolor: 'primary.soft', textAlign: 'center' }}>
        Fluid
      </Container>
      <Container
        fixed
        disableGutters
        sx={{ py: 3, bgcolor: 'secondary.soft', textAlign: 'center' }}
      >
        Fixed
      </Container>
    </Box>
  );
}
