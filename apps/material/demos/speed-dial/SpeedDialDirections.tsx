import { useId, useState } from 'react';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import TextFields from '@mui/icons-material/TextFields';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';

type Direction = NonNullable<SpeedDialProps['direction']>;

const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];

export default function SpeedDialDirections() {
  const labelId = useId();
  const [direction, setDirection] = useState<Direction>('right');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl>
        <FormLabel id={labelId}>Direction</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={direction}
          onChange={(event) => setDirection(event.target.value as Direction)}
        >
          {directions.map((value) => (
            <FormControlLabel key={value} value={value} label={value} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      {/* Without `direction`, left and right stay the same in a right-to-left page. */}
      <Box dir="ltr" sx={{ height: 400, position: 'relative' }}>
        <SpeedDial
          ariaLabel="Format"
          icon={<TextFields />}
          direction={direction}
          sx={{ position: 'absolute', top: '50%', left: '50%', transform: 'translate(-50%, -50%)' }}
        >
          <SpeedDialAction icon={<FormatBold />} slotProps={{ tooltip: { title: 'Bold' } }} />
          <SpeedDialAction icon={<FormatItalic />} slotProps={{ tooltip: { title: 'Italic' } }} />
          <SpeedDialAction
            icon={<FormatUnderlined />}
            slotProps={{ tooltip: { title: 'Underline' } }}
          />
        </SpeedDial>
      </Box>
    </Box>
  );
}
