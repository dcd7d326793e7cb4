import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function PlayerOverview() {
  const [isPlaying, setPlaying] = useState(false);
  const [volume, setVolume] = useState(40);
  const [isShuffled, setShuffled] = useState(true);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 340 }}>
      <div>
        <Typography level="title-lg" component="h2">
          Night ferry
        </Typography>
        <Typography level="body-sm">Strings and field recordings, 42 minutes</Typography>
      </div>
      <div>
        <Typography level="body-sm">Volume: {volume}</Typography>
        <Slider
          size="sm"
          aria-label="Volume"
          value={volume}
          onChange={(_, value) => typeof value === 'number' && setVolume(value)}
        />
      </div>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
        <FormLabel>Shuffle</FormLabel>
        <Switch checked={isShuffled} onChange={(event) => setShuffled(event.target.checked)} />
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button color="primary" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button variant="soft" color="neutral">
          Queue
        </Button>
      </Stack>
    </Card>
  );
}
