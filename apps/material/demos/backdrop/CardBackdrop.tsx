import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function CardBackdrop() {
  const [temperature, setTemperature] = useState(14);
  const [isLoading, setLoading] = useState(false);

  const reload = () => {
    setLoading(true);
    setTimeout(() => {
      setTemperature(temperature + 1);
      setLoading(false);
    }, 2000);
  };

  return (
    <Card aria-busy={isLoading} sx={{ position: 'relative', width: 260 }}>
      <CardContent>
        <Typography>Fedje</Typography>
        <Typography component="p" variant="h4" role="status">
          {temperature} °C
        </Typography>
      </CardContent>
      <CardActions>
        <Button disabled={isLoading} onClick={reload}>
          Update
        </Button>
      </CardActions>
      <Backdrop open={isLoading} sx={{ position: 'absolute', zIndex: 1, color: 'common.white' }}>
        <CircularProgress color="inherit" aria-label="Updating" />
      </Backdrop>
    </Card>
  );
}
