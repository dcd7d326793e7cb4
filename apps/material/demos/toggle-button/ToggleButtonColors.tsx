import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const colors = ['standard', 'secondary'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export default function ToggleButtonColors() {
  return (
    <Stack spacing={2}>
      {colors.map((color) => (
        <ToggleButtonGroup key={color} color={color} value="on" size="small" aria-label={color}>
          <ToggleButton value="on">{color}</ToggleButton>
          <ToggleButton value="off">Off</ToggleButton>
          <ToggleButton value="disabled" disabled>
            Disabled
          </ToggleButton>
        </ToggleButtonGroup>
      ))}
      {sizes.map((size) => (
        <ToggleButtonGroup key={size} size={size} value="on" aria-label={size}>
          <ToggleButton value="on">{size}</ToggleButton>
          <ToggleButton value="off">Off</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
