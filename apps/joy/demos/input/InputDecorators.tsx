import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputDecorators() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <FormControl>
        <FormLabel>Deposit in euros</FormLabel>
        <Input startDecorator="€" defaultValue="40" />
      </FormControl>
      <FormControl>
        <FormLabel>Draft in meters</FormLabel>
        <Input endDecorator="m" defaultValue="1.8" />
      </FormControl>
      <FormControl>
        <FormLabel>Voucher</FormLabel>
        <Input endDecorator={<Button variant="soft">Apply</Button>} />
      </FormControl>
    </Stack>
  );
}
