import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function DisabledSwitches() {
  const [sharing, setSharing] = useState(false);
  return (
    <Stack role="group" aria-label="Position" spacing={2} sx={{ width: 280 }}>
      <FormControl orientation="horizontal">
        <FormLabel>Share my position</FormLabel>
        <Switch checked={sharing} onChange={(event) => setSharing(event.target.checked)} />
      </FormControl>
      <FormControl orientation="horizontal" disabled={!sharing}>
        <FormLabel>With the name of the boat</FormLabel>
        <Switch defaultChecked />
      </FormControl>
    </Stack>
  );
}
