import Box from '@mui/system/Box';

export default function RaisedCard() {
  return (
    <Box
      component="a"
      href="#raise-on-hover"
      sx={{
        display: 'block',
        maxWidth: 280,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.primary',
        bgcolor: 'background.paper',
        textDecoration: 'none',
        '&:hover': { boxShadow: '0 6px 16px rgb(0 0 0 / 0.25)' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        '@media (prefers-reduced-motion: no-preference)': { transition: 'box-shadow 150ms' },
      }}
    >
      Walks along the coast, from two to six hours
    </Box>
  );
}
