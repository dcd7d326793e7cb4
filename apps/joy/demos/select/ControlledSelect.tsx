import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const prices: Record<string, string> = { letter: '1 euro', parcel: '6 euros', freight: '40 euros' };

export default function ControlledSelect() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
      <FormControl sx={{ width: 220 }}>
        <FormLabel>Send as</FormLabel>
        <Select
          placeholder="Nothing chosen"
          sx={{ '--Select-placeholderOpacity': 1 }}
          value={value}
          onChange={(_event, next) => setValue(next)}
        >
          <Option value="letter">Letter</Option>
          <Option value="parcel">Parcel</Option>
          <Option value="freight" disabled>
            Freight
          </Option>
        </Select>
        <FormHelperText>
          {value ? `Costs ${prices[value]}` : 'Freight is full today'}
        </FormHelperText>
      </FormControl>
      <Button variant="outlined" color="neutral" onClick={() => setValue(null)}>
        Clear
      </Button>
    </Stack>
  );
}
