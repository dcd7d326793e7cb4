import Box from '@mui/system/Box';

const rooms = ['Paintings', 'Sculpture', 'Photography'];

export default function SelectorBox() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        width: 1,
        maxWidth: 280,
        listStyle: 'none',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
        '& a': {
          display: 'block',
          p: 1.5,
          color: 'primary.main',
          '&:hover': { bgcolor: 'primary.soft' },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        },
      }}
    >
      {rooms.map((room) => (
        <li key={room}>
          <a href="#selectors">{room}</a>
        </li>
      ))}
    </Box>
  );
}
