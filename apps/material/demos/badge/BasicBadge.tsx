import MailOutline from '@mui/icons-material/MailOutline';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

export default function BasicBadge() {
  return (
    <IconButton aria-label="Inbox, 4 unread messages">
      <Badge badgeContent={4} color="primary">
        <MailOutline />
      </Badge>
    </IconButton>
  );
}
