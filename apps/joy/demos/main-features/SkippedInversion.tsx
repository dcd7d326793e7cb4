import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SkippedInversion() {
  return (
    <Sheet
      variant="soft"
      color="success"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Typography sx={{ width: '100%' }}>The greenhouse is dry enough for today.</Typography>
      <Button variant="solid">Open the vents</Button>
      <Button variant="solid" color="danger" data-skip-inverted-colors="">
        Stop the pump
      </Button>
    </Sheet>
  );
}
