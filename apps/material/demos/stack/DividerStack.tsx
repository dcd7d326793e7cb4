import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Distance', value: '42 km' },
  { label: 'Climb', value: '610 m' },
  { label: 'Time', value: '3:05' },
];

export default function DividerStack() {
  return (
    <Stack direction="row" spacing={3} divider={<Divider orientation="vertical" flexItem />}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
