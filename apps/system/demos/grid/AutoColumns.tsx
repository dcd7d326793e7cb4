import Box from '@mui/system/Box';

const herbs = ['Basil', 'Chervil', 'Dill', 'Lovage', 'Mint', 'Sage', 'Thyme'];

export default function AutoColumns() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 1,
        m: 0,
        p: 0,
        width: 1,
        listStyle: 'none',
      }}
    >
      {herbs.map((herb) => (
        <Box
          key={herb}
          component="li"
          sx={{ p: 2, borderRadius: 1, bgcolor: 'primary.soft', textAlign: 'center' }}
        >
          {herb}
        </Box>
      ))}
    </Box>
  );
}
