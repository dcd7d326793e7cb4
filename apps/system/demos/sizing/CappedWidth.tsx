import Box from '@mui/system/Box';

export default function CappedWidth() {
  return (
    <Box
      component="form"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="label" sx={{ display: 'block' }}>
        Library card number
        <Box
          component="input"
          inputMode="numeric"
          sx={{ boxSizing: 'border-box', width: 1, mt: 1, p: 1, font: 'inherit' }}
        />
      </Box>
    </Box>
  );
}
