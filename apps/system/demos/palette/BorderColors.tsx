import Box from '@mui/system/Box';

export default function BorderColors() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        px: 3,
        py: 1,
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'background.default',
        border: 2,
        borderColor: 'divider',
        borderRadius: 1,
        '&:hover': { borderColor: 'primary.main', bgcolor: 'primary.soft' },
        '&:focus-visible': { outline: 2, outlineColor: 'secondary.main', outlineOffset: 2 },
      }}
    >
      Hover or focus this button
    </Box>
  );
}
