import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const looks = [
  { size: 'sm', variant: 'solid', color: 'primary' },
  { size: 'md', variant: 'soft', color: 'success' },
  { size: 'md', variant: 'outlined', color: 'danger' },
  { size: 'lg', variant: 'solid', color: 'warning' },
] as const;

export default function SwitchLooks() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {looks.map((look) => (
        <Switch
          key={`${look.size} ${look.variant}`}
          {...look}
          defaultChecked
          slotProps={{ input: { 'aria-label': `${look.variant}, ${look.size}` } }}
        />
      ))}
    </Stack>
  );
}
