import { useState } from 'react';
import TextField from '@mui/material/TextField';

const maxLength = 80;

export default function CharacterCount() {
  const [text, setText] = useState('Two kayaks, one of them blue');
  const isTooLong = text.length > maxLength;

  return (
    <TextField
      multiline
      minRows={2}
      label="Title of the ad"
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={isTooLong}
      helperText={
        isTooLong
          ? `Remove ${text.length - maxLength} characters.`
          : `${text.length} of ${maxLength} characters`
      }
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}
