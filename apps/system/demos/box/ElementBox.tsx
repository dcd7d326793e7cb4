import Box from '@mui/system/Box';

export default function ElementBox() {
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 360 }}>
      <Box component="blockquote" sx={{ m: 0, fontSize: 20, fontStyle: 'italic' }}>
        The first floor smells of oranges, the second of rain.
      </Box>
      <Box component="figcaption" sx={{ mt: 1, color: 'text.secondary' }}>
        From the guest book
      </Box>
    </Box>
  );
}
