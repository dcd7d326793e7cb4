import Box from '@mui/system/Box';

const field = { flex: 1, minWidth: 0, p: 1, font: 'inherit', border: 1, borderColor: 'divider' };

export default function JoinedFields() {
  return (
    <Box
      role="group"
      aria-label="Stay"
      sx={{ display: 'flex', width: 1, maxWidth: 360, color: 'text.primary' }}
    >
      <Box component="input" aria-label="Arrival" placeholder="Arrival" sx={field} />
      <Box
        component="input"
        aria-label="Departure"
        placeholder="Departure"
        sx={{ ...field, borderInlineStart: 0 }}
      />
    </Box>
  );
}
