import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const items = [
  { name: 'Filter coffee', price: 3.4 },
  { name: 'Cinnamon roll', price: 4.25 },
  { name: 'Orange juice', price: 11.9 },
];

const format = (price: number) => `€${price.toFixed(2)}`;
const total = items.reduce((sum, { price }) => sum + price, 0);

export default function Receipt() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 280 }}>
      <Typography variant="h6" component="h2" align="center" gutterBottom>
        Café Nord
      </Typography>
      {items.map(({ name, price }) => (
        <Line key={name} name={name} price={format(price)} />
      ))}
      <Divider sx={{ my: 1 }} />
      <Line name="Total" price={format(total)} strong />
      <Typography variant="caption" component="p" align="center" color="textSecondary">
        Thank you for your visit
      </Typography>
    </Paper>
  );
}

function Line({ name, price, strong }: { name: string; price: string; strong?: boolean }) {
  const variant = strong ? 'subtitle2' : 'body2';

  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <Typography variant={variant} component="span">
        {name}
      </Typography>
      <Typography variant={variant} component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {price}
      </Typography>
    </Stack>
  );
}
