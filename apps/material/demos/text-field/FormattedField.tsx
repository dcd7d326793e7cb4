import { type ChangeEvent, useState } from 'react';
import TextField from '@mui/material/TextField';

/** Groups digits as in “DE12 3456 7890”. */
function formatIban(text: string): string {
  const characters = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return characters.slice(0, 34).replace(/(.{4})(?=.)/g, '$1 ');
}

export default function FormattedField() {
  const [iban, setIban] = useState('');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { selectionStart, value } = event.target;
    // While the user types in the middle, formatting would move the cursor.
    const isAtEnd = selectionStart === value.length;
    setIban(isAtEnd ? formatIban(value) : value);
  };

  return (
    <TextField
      label="IBAN"
      value={iban}
      onChange={handleChange}
      onBlur={() => setIban(formatIban(iban))}
      helperText="For example DE89 3704 0044 0532 0130 00"
      slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
      sx={{ width: 340, maxWidth: '100%' }}
    />
  );
}
