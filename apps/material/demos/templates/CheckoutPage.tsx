import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const items = [
  { name: 'Dark roast, 500 g', amount: '2 bags', price: '€ 24.00' },
  { name: 'Paper filters', amount: '1 pack', price: '€ 4.50' },
];

const countries = ['Denmark', 'Finland', 'Norway', 'Sweden'];

export default function CheckoutPage() {
  return (
    <Container component="main" maxWidth="md" sx={{ paddingBlock: 3 }}>
      <Typography variant="h5" component="h1" sx={{ marginBottom: 2 }}>
        Checkout
      </Typography>
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 7 }} sx={{ order: { xs: 1, md: 0 } }}>
          <Stack
            component="form"
            aria-label="Delivery"
            spacing={2}
            onSubmit={(event) => event.preventDefault()}
          >
            <TextField label="Name" name="name" autoComplete="name" required />
            <TextField label="Street" name="street" autoComplete="address-line1" required />
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
              <TextField label="Postal code" name="code" autoComplete="postal-code" required />
              <TextField
                label="City"
                name="city"
                autoComplete="address-level2"
                required
                fullWidth
              />
            </Stack>
            <TextField select label="Country" name="country" defaultValue="Norway">
              {countries.map((country) => (
                <MenuItem key={country} value={country}>
                  {country}
                </MenuItem>
              ))}
            </TextField>
            <div>
              <FormLabel id="shipping">Shipping</FormLabel>
              <RadioGroup aria-labelledby="shipping" name="shipping" defaultValue="standard">
                <FormControlLabel
                  value="standard"
                  control={<Radio />}
                  label="Standard, 3 to 5 days, free"
                />
                <FormControlLabel
                  value="express"
                  control={<Radio />}
                  label="Express, next day, € 9.00"
                />
              </RadioGroup>
            </div>
            <Button type="submit" variant="contained" size="large">
              Continue to payment
            </Button>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Paper variant="outlined" sx={{ padding: 2 }}>
            <Typography variant="h6" component="h2">
              Your order
            </Typography>
            <List disablePadding>
              {items.map(({ name, amount, price }) => (
                <ListItem key={name} disableGutters secondaryAction={price}>
                  <ListItemText primary={name} secondary={amount} />
                </ListItem>
              ))}
            </List>
            <Divider sx={{ marginBlock: 1 }} />
            <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
              <Typography variant="subtitle1" component="span">
                Total
              </Typography>
              <Typography variant="subtitle1" component="span">
                € 28.50
              </Typography>
            </Stack>
          </Paper>
        </Grid>
      </Grid>
    </Container>
  );
}
