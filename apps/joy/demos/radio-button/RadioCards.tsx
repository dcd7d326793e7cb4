import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const tickets = [
  { name: 'Single', price: '3 euros' },
  { name: 'Return', price: '5 euros' },
  { name: 'Ten crossings', price: '20 euros' },
];

export default function RadioCards() {
  return (
    <RadioGroup aria-label="Ticket" overlay defaultValue="Return" sx={{ gap: 1, width: 280 }}>
      {tickets.map(({ name, price }) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ p: 2, borderRadius: 'md', display: 'flex', justifyContent: 'space-between' }}
        >
          <Radio value={name} label={name} />
          <Typography level="body-sm">{price}</Typography>
        </Sheet>
      ))}
    </RadioGroup>
  );
}
