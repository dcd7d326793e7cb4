import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const breads = [
  { name: 'Rye', price: '€ 4.20', color: '#6d4c41' },
  { name: 'Sourdough', price: '€ 5.10', color: '#a1887f' },
  { name: 'Cinnamon bun', price: '€ 2.60', color: '#bf7f3f' },
];

export default function ResponsivePage() {
  return (
    <Box sx={{ minHeight: 420 }}>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Bakery
          </Typography>
          <Button color="inherit" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            Opening hours
          </Button>
          <Button color="inherit">Cart</Button>
        </Toolbar>
      </AppBar>
      <Container component="main" sx={{ paddingBlock: { xs: 2, md: 4 } }}>
        <Typography component="h1" sx={{ typography: { xs: 'h5', md: 'h3' }, marginBottom: 2 }}>
          Today’s bread
        </Typography>
        <Grid container spacing={2}>
          {breads.map(({ name, price, color }) => (
            <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
              <Card
                variant="outlined"
                sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' } }}
              >
                <Box
                  aria-hidden
                  sx={{ bgcolor: color, width: { xs: 72, sm: 'auto' }, height: { sm: 72 } }}
                />
                <CardContent sx={{ flexGrow: 1 }}>
                  <Typography component="h2" variant="subtitle1">
                    {name}
                  </Typography>
                  <Typography variant="body2">{price}</Typography>
                </CardContent>
                <CardActions>
                  <Button size="small" aria-label={`Add ${name}`}>
                    Add
                  </Button>
                </CardActions>
              </Card>
            </Grid>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
