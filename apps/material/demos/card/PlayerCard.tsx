import { useState } from 'react';
import MusicNote from '@mui/icons-material/MusicNote';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import SkipNext from '@mui/icons-material/SkipNext';
import SkipPrevious from '@mui/icons-material/SkipPrevious';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

const songs = ['Blue Kayak', 'Evening Train', 'Paper Lantern'];
const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

export default function PlayerCard() {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);

  return (
    <Card variant="outlined" sx={{ display: 'flex', width: '100%', maxWidth: 360 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 112,
          color: '#fff',
          background: 'linear-gradient(135deg, #12507b, #5b3f8c)',
        }}
      >
        <MusicNote fontSize="large" />
      </Box>
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h6" component="h3" aria-live="polite">
          {songs[index]}
        </Typography>
        <Typography color="textSecondary">The Ferrymen</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', mt: 1 }}>
          <IconButton
            aria-label="Previous song"
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <SkipPrevious sx={mirrored} />
          </IconButton>
          <IconButton
            size="large"
            color="primary"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? <Pause /> : <PlayArrow />}
          </IconButton>
          <IconButton
            aria-label="Next song"
            disabled={index === songs.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <SkipNext sx={mirrored} />
          </IconButton>
        </Box>
      </CardContent>
    </Card>
  );
}
