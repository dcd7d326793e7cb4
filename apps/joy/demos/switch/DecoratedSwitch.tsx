import { useState } from 'react';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function DecoratedSwitch() {
  const [metric, setMetric] = useState(true);
  return (
    <Stack spacing={2}>
      <Switch
        defaultChecked
        endDecorator={({ checked }) => (checked ? 'On' : 'Off')}
        slotProps={{
          input: { 'aria-label': 'Navigation lights' },
          endDecorator: { sx: { minWidth: 24 } },
        }}
      />
      <Switch
        variant="outlined"
        color="neutral"
        checked={metric}
        onChange={(event) => setMetric(event.target.checked)}
        startDecorator="Miles"
        endDecorator="Kilometers"
        slotProps={{ input: { 'aria-label': 'Kilometers in place of miles' } }}
      />
    </Stack>
  );
}
