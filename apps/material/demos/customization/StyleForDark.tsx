import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const SkyCard = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(3),
  maxWidth: 320,
  color: '#0b2239',
  background: 'linear-gradient(#cfe8ff, #fff3d6)',
  ...theme.applyStyles('dark', {
    color: '#fff',
    background: 'linear-gradient(#0b1030, #2b2559)',
  }),
}));

export default function StyleForDark() {
  return (
    <SkyCard>
      <Typography variant="subtitle1" component="p">
        Tromsø
      </Typography>
      <Typography variant="body2">Clear, wind from the north, 4 degrees</Typography>
    </SkyCard>
  );
}
