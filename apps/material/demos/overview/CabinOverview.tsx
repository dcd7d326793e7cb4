import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const pricePerNight = 94;
const cleaningFee = 35;

export default function CabinOverview() {
  const [nights, setNights] = useState(3);
  const [hasCleaning, setCleaning] = useState(true);
  const [isBooked, setBooked] = useState(false);

  const total = nights * pricePerNight + (hasCleaning ? cleaningFee : 0);

  return (
    <Card sx={{ width: '100%', maxWidth: 380 }}>
      <CardContent>
        <Stack spacing={2}>
          <div>
            <Typography variant="h6" component="h2">
              Boathouse on Fedje
            </Typography>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Rating readOnly size="small" precision={0.5} value={4.5} />
              <Typography variant="body2" color="textSecondary">
                128 reviews
              </Typography>
            </Stack>
          </div>
          <Stack direction="row" spacing={1}>
            <Chip size="small" label="4 guests" />
            <Chip size="small" label="Sauna" />
            <Chip size="small" label="Own jetty" variant="outlined" />
          </Stack>
          <div>
            <Typography id="cabin-nights" variant="body2">
              Nights: {nights}
            </Typography>
            <Slider
              aria-labelledby="cabin-nights"
              min={1}
              max={14}
              value={nights}
              onChange={(_, value) => setNights(value)}
            />
          </div>
          <FormControlLabel
            label={`Cleaning (€${cleaningFee})`}
            control={
              <Switch checked={hasCleaning} onChange={(_, checked) => setCleaning(checked)} />
            }
          />
        </Stack>
      </CardContent>
      <CardActions sx={{ justifyContent: 'space-between', px: 2, pb: 2 }}>
        <Typography role="status">{isBooked ? 'Booked!' : `€${total}`}</Typography>
        <Button variant="contained" onClick={() => setBooked(!isBooked)}>
          {isBooked ? 'Cancel' : 'Book'}
        </Button>
      </CardActions>
    </Card>
  );
}
