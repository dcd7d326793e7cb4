import { useState } from 'react';
import Check from '@mui/icons-material/Check';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';

const breads = ['Rye', 'Spelt', 'Oat'];

export default function SelectableCards() {
  const [chosen, setChosen] = useState(['Rye']);
  const toggle = (bread: string) =>
    setChosen(
      chosen.includes(bread) ? chosen.filter((other) => other !== bread) : [...chosen, bread],
    );

  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Breads for Saturday">
      {breads.map((bread) => (
        <Card key={bread} variant="outlined">
          <CardActionArea
            aria-pressed={chosen.includes(bread)}
            onClick={() => toggle(bread)}
            sx={{ '&[aria-pressed="true"]': { bgcolor: 'action.selected', fontWeight: 700 } }}
          >
            <CardContent component="span" sx={{ display: 'block' }}>
              {bread}{' '}
              <Check
                fontSize="inherit"
                sx={{ visibility: chosen.includes(bread) ? 'visible' : 'hidden' }}
              />
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
