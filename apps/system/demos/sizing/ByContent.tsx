import Box from '@mui/system/Box';

const notes = ['Closed', 'The reading room opens at ten, the café an hour before'];

export default function ByContent() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {notes.map((note) => (
        <Box
          key={note}
          sx={{ width: 'fit-content', maxWidth: '24ch', px: 2, py: 1, bgcolor: 'secondary.soft' }}
        >
          {note}
        </Box>
      ))}
    </Box>
  );
}
