import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Tooltip from '@mui/joy/Tooltip';

const places = ['top', 'top-start', 'right', 'bottom', 'bottom-end', 'left'] as const;

export default function TooltipPlacement() {
  const [place, setPlace] = useState<(typeof places)[number]>('top');
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'center', width: 300 }}>
      <FormControl sx={{ width: 200 }}>
        <FormLabel>Placement</FormLabel>
        <Select value={place} onChange={(_event, next) => setPlace(next ?? 'top')}>
          {places.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Tooltip describeChild arrow title="Two lines, so that sides differ" placement={place}>
        <Button variant="outlined" color="neutral">
          Point at me
        </Button>
      </Tooltip>
    </Box>
  );
}
