import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const chapters = Array.from({ length: 12 }, (_, index) => `Chapter ${index + 1}`);

export default function HideOnScroll() {
  const isScrollingDown = useScrollTrigger();

  return (
    <>
      <Slide appear={false} direction="down" in={!isScrollingDown}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="h1">
              The lighthouse
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Container component="main">
        {chapters.map((chapter) => (
          <Typography key={chapter} sx={{ paddingBlock: 3 }}>
            {chapter}
          </Typography>
        ))}
      </Container>
    </>
  );
}
