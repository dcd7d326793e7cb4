import Box from '@mui/system/Box';

export default function GrowingField() {
  return (
    <Box
      component="form"
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: 1, maxWidth: 480 }}
    >
      <Box
        component="input"
        type="search"
        aria-label="Search stations"
        placeholder="Station"
        sx={{ flex: '1 1 160px', minWidth: 0, p: 1, font: 'inherit' }}
      />
      <Box component="button" type="submit" sx={{ flexShrink: 0, px: 2, py: 1, font: 'inherit' }}>
        Search
      </Box>
    </Box>
  );
}
