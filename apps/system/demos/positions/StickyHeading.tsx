import Box from '@mui/system/Box';

const birds = { Coast: ['Eider', 'Gannet', 'Puffin', 'Tern'], Forest: ['Jay', 'Siskin', 'Wren'] };

export default function StickyHeading() {
  return (
    <Box
      role="region"
      aria-label="Birds by habitat"
      tabIndex={0}
      sx={{
        overflow: 'auto',
        width: 1,
        maxWidth: 280,
        height: 180,
        scrollPaddingTop: 40,
        border: 1,
        borderColor: 'divider',
      }}
    >
      {Object.entries(birds).map(([habitat, names]) => (
        <Box key={habitat}>
          <Box sx={{ position: 'sticky', top: 0, px: 2, py: 1, bgcolor: 'primary.soft' }}>
            {habitat}
          </Box>
          {names.map((name) => (
            <Box key={name} sx={{ px: 2, py: 1 }}>
              {name}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
