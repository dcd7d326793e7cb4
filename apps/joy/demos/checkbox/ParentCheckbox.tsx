import { useState } from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const crew = ['Ines', 'Jonas', 'Mirjam'];

export default function ParentCheckbox() {
  const [aboard, setAboard] = useState(['Jonas']);
  const all = aboard.length === crew.length;
  const some = aboard.length > 0 && !all;
  return (
    <Box role="group" aria-label="Who is aboard">
      <Checkbox
        label="Everyone"
        checked={all}
        indeterminate={some}
        onChange={() => setAboard(all ? [] : crew)}
        slotProps={{
          input: {
            // Joy draws the third state; the browser has to be told.
            ref: (input: HTMLInputElement | null) => {
              if (input) {
                input.indeterminate = some;
              }
            },
          },
        }}
      />
      <Box sx={{ display: 'grid', gap: 1, mt: 1, marginInlineStart: '1.875rem' }}>
        {crew.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={aboard.includes(name)}
            onChange={(event) =>
              setAboard(
                event.target.checked ? [...aboard, name] : aboard.filter((other) => other !== name),
              )
            }
          />
        ))}
      </Box>
    </Box>
  );
}
