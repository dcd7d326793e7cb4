import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const everyone = ['Ines', 'Olav', 'Siri', 'Jonas', 'Marte', 'Tor'];

export default function GroupedAvatars() {
  const [isGoing, setGoing] = useState(false);
  const names = isGoing ? ['You', ...everyone] : everyone;

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <AvatarGroup
        max={4}
        role="img"
        aria-label={`Going: ${names.join(', ')}`}
        sx={{ '& .MuiAvatar-root': { bgcolor: 'primary.main', color: 'primary.contrastText' } }}
      >
        {names.map((name) => (
          <Avatar key={name}>{name[0]}</Avatar>
        ))}
      </AvatarGroup>
      <Typography variant="body2">{names.length} people are going on the hike.</Typography>
      <Button variant="outlined" size="small" onClick={() => setGoing(!isGoing)}>
        {isGoing ? 'Leave' : 'Join'}
      </Button>
    </Stack>
  );
}
