import { useState } from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function PasswordField() {
  const [isVisible, setVisible] = useState(false);

  return (
    <TextField
      label="New password"
      type={isVisible ? 'text' : 'password'}
      autoComplete="new-password"
      helperText="At least 12 characters"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isVisible ? 'Hide the password' : 'Show the password'}
                onClick={() => setVisible(!isVisible)}
              >
                {isVisible ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
