import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Deckhand', price: 0, features: ['One boat', 'Weather for today'] },
  { name: 'Skipper', price: 9, features: ['Five boats', 'Weather for a week', 'Harbor fees'] },
];

export default function PlanCards() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: 2,
        width: '100%',
        maxWidth: 560,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {plans.map(({ name, price, features }) => (
        <Card
          key={name}
          component="li"
          variant="outlined"
          // A column, so that the buttons of all cards are in one line.
          sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
        >
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography variant="h6" component="h3">
              {name}
            </Typography>
            <Typography variant="h4" component="p">
              €{price}
              <Typography component="span"> a month</Typography>
            </Typography>
            <List dense aria-label={`Features of ${name}`}>
              {features.map((feature) => (
                <ListItem key={feature} disableGutters>
                  <ListItemIcon sx={{ minWidth: 32 }}>
                    <Check color="success" />
                  </ListItemIcon>
                  <ListItemText primary={feature} />
                </ListItem>
              ))}
            </List>
          </CardContent>
          <CardActions>
            <Button fullWidth variant={price > 0 ? 'contained' : 'outlined'}>
              Choose {name}
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
