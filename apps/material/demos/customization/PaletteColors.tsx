import Box from '@mui/material/Box';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export default function PaletteColors() {
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
      {colors.map((color) => (
        <li key={color}>
          <Box sx={{ display: 'flex', height: 40, borderRadius: 1, overflow: 'hidden' }}>
            {(['light', 'main', 'dark'] as const).map((shade) => (
              <Box key={shade} sx={{ flex: 1, bgcolor: `${color}.${shade}` }} />
            ))}
          </Box>
          {color}
        </li>
      ))}
    </Box>
  );
}
