import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function NoticeBox() {
  const [isRead, setRead] = useState(false);

  return (
    <Box
      component="article"
      sx={[
        {
          display: 'grid',
          gap: 1,
          justifyItems: 'start',
          maxWidth: 360,
          p: 2,
          borderInlineStart: '4px solid',
          borderColor: 'primary.main',
          bgcolor: 'action.hover',
          '&:hover': { bgcolor: 'action.selected' },
        },
        isRead && { borderColor: 'divider', '& p': { color: 'text.secondary' } },
      ]}
    >
      <Typography>The elevator in building C is out of order until Friday.</Typography>
      <Button size="small" color="inherit" onClick={() => setRead(!isRead)}>
        {isRead ? 'Mark as unread' : 'Mark as read'}
      </Button>
    </Box>
  );
}
