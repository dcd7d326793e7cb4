import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function StyledSheet() {
  return (
    <Sheet
      sx={{
        p: 2,
        bgcolor: 'background.level1',
        borderRadius: 'md',
        boxShadow: 'sm',
        maxWidth: { xs: '100%', sm: 360 },
      }}
    >
      <Typography sx={{ fontSize: 'lg', fontWeight: 'lg' }}>High water at 14:20</Typography>
      <Typography sx={{ color: 'text.tertiary' }}>The ferry leaves an hour earlier.</Typography>
    </Sheet>
  );
}
