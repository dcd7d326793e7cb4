import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const extras = ['Breakfast', 'Bicycle', 'Late departure'];

export default function ChoiceCards() {
  return (
    <Stack role="group" aria-label="Extras" spacing={1} sx={{ width: 260 }}>
      {extras.map((extra) => (
        <Sheet key={extra} variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
          <Checkbox overlay disableIcon label={extra} defaultChecked={extra === 'Bicycle'} />
        </Sheet>
      ))}
    </Stack>
  );
}
