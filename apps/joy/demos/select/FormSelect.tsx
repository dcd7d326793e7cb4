import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function FormSelect() {
  const [sent, setSent] = useState('');
  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('roast')));
      }}
      sx={{ width: 240 }}
    >
      <FormControl required>
        <FormLabel>Roast</FormLabel>
        <Select
          name="roast"
          required
          placeholder="Choose a roast"
          sx={{ '--Select-placeholderOpacity': 1 }}
        >
          <Option value="light">Light</Option>
          <Option value="dark">Dark</Option>
        </Select>
      </FormControl>
      <Button type="submit">Order</Button>
      <Typography role="status" level="body-sm">
        {sent && `The form sent: roast=${sent}`}
      </Typography>
    </Stack>
  );
}
