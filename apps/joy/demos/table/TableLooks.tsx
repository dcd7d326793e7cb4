import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const axes = ['none', 'xBetween', 'x', 'yBetween', 'y', 'bothBetween', 'both'] as const;

export default function TableLooks() {
  const [axis, setAxis] = useState<(typeof axes)[number]>('xBetween');
  const [striped, setStriped] = useState(true);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
        <FormControl>
          <FormLabel>Lines</FormLabel>
          <Select value={axis} onChange={(_event, next) => setAxis(next ?? 'none')}>
            {axes.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
        <Checkbox
          label="Stripes"
          checked={striped}
          onChange={(event) => setStriped(event.target.checked)}
        />
      </Stack>
      <Table aria-label="Ferries" borderAxis={axis} hoverRow {...(striped && { stripe: 'odd' })}>
        <thead>
          <tr>
            <th scope="col">Ferry</th>
            <th scope="col">Leaves</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Island</td>
            <td>07:40</td>
          </tr>
          <tr>
            <td>Lighthouse</td>
            <td>09:15</td>
          </tr>
        </tbody>
      </Table>
    </Stack>
  );
}
