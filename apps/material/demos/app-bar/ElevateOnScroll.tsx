import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const entries = Array.from({ length: 12 }, (_, index) => `March ${index + 1}`);

export default function ElevateOnScroll() {
  const hasScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <>
      <AppBar color="default" elevation={hasScrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="h1">
            Logbook
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Container component="main">
        {entries.map((entry) => (
          <Typography key={entry} sx={{ paddingBlock: 3 }}>
            {entry}
          </Typography>
        ))}
      </Container>
    </>
  );
}
