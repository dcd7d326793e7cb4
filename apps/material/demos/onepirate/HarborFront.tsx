import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const condensed = "'Roboto Condensed', 'Roboto Condensed fallback', sans-serif";

const promises = [
  { icon: 'sailing', text: 'Twelve harbors, one ticket' },
  { icon: 'bedtime', text: 'Cabins for one to six' },
  { icon: 'undo', text: 'Free changes until the day before' },
];

export default function HarborFront() {
  return (
    <Box sx={{ bgcolor: '#101a2b', color: '#f4efe3', p: 4, borderRadius: 2, maxWidth: 480 }}>
      <Typography
        component="p"
        sx={{ fontFamily: condensed, fontSize: 40, fontWeight: 700, lineHeight: 1.05 }}
      >
        Leave the shore on Friday
      </Typography>
      <Stack spacing={1} sx={{ my: 3 }}>
        {promises.map(({ icon, text }) => (
          <Stack key={icon} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Icon>{icon}</Icon>
            <Typography sx={{ fontFamily: condensed }}>{text}</Typography>
          </Stack>
        ))}
      </Stack>
      <Button
        variant="contained"
        sx={{ bgcolor: '#f2c14e', color: '#101a2b', '&:hover': { bgcolor: '#ffd676' } }}
      >
        Find a boat
      </Button>
    </Box>
  );
}
