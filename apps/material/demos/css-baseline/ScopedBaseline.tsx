import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: 2,
        width: '100%',
        fontFamily: 'Georgia, serif',
        '& article': { p: 2, border: 1, borderColor: 'divider' },
      }}
    >
      <article>
        <p>
          The old part of the page keeps <strong>its own styles</strong>.
        </p>
      </article>
      <ScopedCssBaseline component="article">
        <p>
          This part has the <strong>font and colors of the theme</strong>.
        </p>
      </ScopedCssBaseline>
    </Box>
  );
}
