import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function PageContainer() {
  return (
    <Box sx={{ width: '100%', border: 1, borderColor: 'divider' }}>
      <AppBar component="div" position="static" elevation={0}>
        <Container maxWidth="md">
          <Toolbar disableGutters sx={{ justifyContent: 'space-between' }}>
            <Typography component="span" variant="h6">
              Fjord Cabins
            </Typography>
            <Button color="inherit">Log in</Button>
          </Toolbar>
        </Container>
      </AppBar>
      <Container component="article" maxWidth="md" sx={{ py: 3 }}>
        <Typography component="p" variant="h5" sx={{ mb: 1 }}>
          A cabin for every season
        </Typography>
        <Typography>
          Twelve cabins between Bergen and Ålesund, each with a stove and a boat.
        </Typography>
      </Container>
    </Box>
  );
}
