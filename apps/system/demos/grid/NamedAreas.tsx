import Box from '@mui/system/Box';

const areas = ['head', 'list', 'main', 'foot'];

export default function NamedAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
        gridTemplateAreas: {
          xs: '"head" "main" "list" "foot"',
          sm: '"head head" "list main" "foot foot"',
        },
        gap: 1,
        width: 1,
      }}
    >
      {areas.map((area) => (
        <Box key={area} sx={{ gridArea: area, p: 2, borderRadius: 1, bgcolor: 'secondary.soft' }}>
          {area}
        </Box>
      ))}
    </Box>
  );
}
