import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function MaximumWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {(['xs', 'sm', false] as const).map((maxWidth) => (
        <Container key={String(maxWidth)} maxWidth={maxWidth} sx={{ bgcolor: 'primary.soft' }}>
          <Box sx={{ px: 1, bgcolor: 'background.default' }}>{String(maxWidth)}</Box>
        </Container>
      ))}
    </Box>
  );
}
