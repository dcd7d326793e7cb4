import Box from '@mui/material/Box';

const colours = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export default function PaletteColours() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 2,
        width: '100%',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {colours.map((colour) => (
        <li key={colour}>
          <Box sx={{ display: 'flex', height: 40, borderRadius: 1, overflow: 'hidden' }}>
            {(['light', 'main', 'dark'] as const).map((shade) => (
              <Box key={shade} sx={{ flex: 1, bgcolor: `${colour}.${shade}` }} />
            ))}
          </Box>
          {colour}
        </li>
      ))}
    </Box>
  );
}
