import { type ChangeEvent, useState } from 'react';
import CloudUpload from '@mui/icons-material/CloudUpload';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

// Hidden from view, but the keyboard and screen readers still reach it.
const HiddenInput = styled('input')({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  width: 1,
  height: 1,
  opacity: 0,
});

const maxBytes = 2_000_000;

export default function UploadButton() {
  const [message, setMessage] = useState('PDF, 2 MB at most');
  const [hasError, setError] = useState(false);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    const isTooLarge = file.size > maxBytes;
    setError(isTooLarge);
    setMessage(isTooLarge ? `${file.name} is larger than 2 MB.` : `${file.name} is ready to send.`);
    event.target.value = '';
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<CloudUpload />}
        sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
      >
        Upload a contract
        <HiddenInput type="file" accept="application/pdf" onChange={handleChange} />
      </Button>
      <Typography variant="body2" role="status" color={hasError ? 'error' : 'textSecondary'}>
        {message}
      </Typography>
    </Stack>
  );
}
