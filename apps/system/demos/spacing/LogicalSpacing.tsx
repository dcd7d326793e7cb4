import Box from '@mui/system/Box';

export default function LogicalSpacing() {
  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Box>Which platform does the night train leave from?</Box>
      <Box
        sx={{
          marginBlockStart: 2,
          marginInlineStart: 3,
          paddingInlineStart: 2,
          borderInlineStart: '4px solid',
          borderColor: 'primary.main',
        }}
      >
        Platform 7, at the far end.
      </Box>
    </Box>
  );
}
