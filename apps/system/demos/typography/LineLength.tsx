import Box from '@mui/system/Box';

export default function LineLength() {
  return (
    <Box component="p" sx={{ maxWidth: '60ch', m: 0, lineHeight: 1.5, textAlign: 'start' }}>
      The tower was built to keep the clock, and the clock to call the fishermen home. Today the
      fishermen have telephones, and the tower keeps the swallows, who are never late.
    </Box>
  );
}
