import Box from '@mui/system/Box';

export default function TwoColumns() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '96px minmax(0, 1fr)',
        gap: 1,
        m: 0,
        width: 1,
        maxWidth: 400,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      <dt>Departure</dt>
      <dd>18:40, platform 3</dd>
      <dt>Changes</dt>
      <dd>One, in Hamburg, with 22 minutes to spare</dd>
      <dt>Seat</dt>
      <dd>Coach 7, at the window</dd>
    </Box>
  );
}
