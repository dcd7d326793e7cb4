import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function BasicContainer() {
  return (
    <Box sx={{ width: '100%', bgcolor: 'action.hover' }}>
      <Container maxWidth="sm" sx={{ bgcolor: 'background.paper' }}>
        <Typography sx={{ py: 4 }}>
          This text is centered and at most 600 pixels wide, including the space at both sides.
        </Typography>
      </Container>
    </Box>
  );
}
