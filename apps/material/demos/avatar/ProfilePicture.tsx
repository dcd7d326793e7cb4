import { type ChangeEvent, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const maxBytes = 2_000_000;

export default function ProfilePicture() {
  const [src, setSrc] = useState<string>();
  const [message, setMessage] = useState('JPEG or PNG, up to 2 MB');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > maxBytes) {
      setMessage('The file is larger than 2 MB.');
      return;
    }
    const reader = new FileReader();
    reader.onload = () => {
      setSrc(String(reader.result));
      setMessage('The picture has changed.');
    };
    reader.readAsDataURL(file);
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        src={src}
        alt="Ines Berg"
        sx={{
          width: 72,
          height: 72,
          fontSize: '1.75rem',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        IB
      </Avatar>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" spacing={1}>
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            size="small"
            sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
          >
            Change picture
            <input
              type="file"
              accept="image/jpeg, image/png"
              onChange={handleChange}
              style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
            />
          </Button>
          <Button
            size="small"
            disabled={src === undefined}
            onClick={() => {
              setSrc(undefined);
              setMessage('The picture is removed.');
            }}
          >
            Remove
          </Button>
        </Stack>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
    </Stack>
  );
}
