import Box from '@mui/system/Box';

export default function StatesAndChildren() {
  return (
    <Box
      component="a"
      href="#states-and-children"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '& svg': { width: 16, height: 16, color: 'primary.main' },
        '&:hover': { bgcolor: 'primary.soft', '& svg': { color: 'secondary.main' } },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <circle cx="8" cy="8" r="8" />
      </svg>
      Opening hours
    </Box>
  );
}
