import Box from '@mui/system/Box';

export default function BasicBox() {
  return (
    <Box
      sx={{
        maxWidth: 320,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      The museum is closed on Mondays. Entry is free on the first Sunday of the month.
    </Box>
  );
}
