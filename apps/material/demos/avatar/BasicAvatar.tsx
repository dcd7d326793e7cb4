import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#bcd7e3"/><circle cx="20" cy="16" r="8" fill="#7a4f33"/><path d="M4 40a16 14 0 0 1 32 0" fill="#1d5c73"/></svg>',
)}`;

export default function BasicAvatar() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={portrait} alt="Ines Berg" />
      <Avatar
        role="img"
        aria-label="Olav Lund"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        OL
      </Avatar>
      <Avatar role="img" aria-label="Guest" />
    </Stack>
  );
}
