import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function MaximumWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {(['xs', 'sm', false] as const).map((maxWidth) => (
        <Container key={String(maxWidth)} maxWidth={maxWidth} sx={{ bgcolor: 'primary.soft' }}>
          <Box sx={{ py: 0.5, borderInline: '2px dashed', textAlign: 'center' }}>
            {String(maxWidth)}
          </Box>
        </Container>
      ))}
    </Box>
  );
}
