import Box from '@mui/material/Box';

export default function BasicBox() {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      The ferry to Fedje leaves at 9:15.
    </Box>
  );
}
