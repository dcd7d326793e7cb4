import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const places = ['top', 'right', 'bottom', 'left'] as const;

export default function TooltipPlacement() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {places.map((place) => (
        <Tooltip key={place} arrow describeChild placement={place} title={`At the ${place}`}>
          <Button>{place}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
