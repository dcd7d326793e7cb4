import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function BasicContainer() {
  return (
    <Box sx={{ width: 1, py: 2, bgcolor: 'primary.soft' }}>
      <Container maxWidth="sm">
        <Box sx={{ p: 2, bgcolor: 'background.default' }}>
          The garden is open from April to October, and on clear days in winter.
        </Box>
      </Container>
    </Box>
  );
}
