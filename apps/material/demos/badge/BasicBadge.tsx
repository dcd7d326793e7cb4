import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { createSvgIcon } from '@mui/material/utils';

const MailIcon = createSvgIcon(
  <path d="M4 5h16v14H4zM4 6l8 7 8-7" fill="none" stroke="currentColor" strokeWidth="2" />,
  'Mail',
);

export default function BasicBadge() {
  return (
    <IconButton aria-label="Inbox, 4 unread messages">
      <Badge badgeContent={4} color="primary">
        <MailIcon />
      </Badge>
    </IconButton>
  );
}
