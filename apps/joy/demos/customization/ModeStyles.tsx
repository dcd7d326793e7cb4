import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ModeStyles() {
  return (
    <Sheet
      variant="outlined"
      sx={[
        {
          width: '100%',
          maxWidth: 360,
          p: 3,
          borderRadius: 'md',
          background: 'linear-gradient(#cfe6ff, #ffffff)',
        },
        (theme) => theme.applyStyles('dark', { background: 'linear-gradient(#0b2a4a, #05090f)' }),
      ]}
    >
      <Typography level="title-lg" component="p">
        Harbor lights
      </Typography>
      <Typography sx={{ mb: 2 }}>A boat trip at dusk, every Friday in June.</Typography>
      <Button>Book a seat</Button>
    </Sheet>
  );
}
