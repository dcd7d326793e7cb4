import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BadgeMaximum() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Badge badgeContent={0} color="primary">
        <Button variant="outlined">Spam</Button>
      </Badge>
      <Badge badgeContent={0} showZero color="primary">
        <Button variant="outlined">Drafts</Button>
      </Badge>
      <Badge badgeContent={100} color="primary">
        <Button variant="outlined">Inbox</Button>
      </Badge>
      <Badge badgeContent={1400} max={999} color="primary">
        <Button variant="outlined">Archive</Button>
      </Badge>
    </Stack>
  );
}
