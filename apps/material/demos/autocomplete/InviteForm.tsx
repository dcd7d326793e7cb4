import { type SyntheticEvent, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const contacts = ['amira@example.com', 'jonas@example.com', 'lena@example.com'];
const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

export default function InviteForm() {
  const [guests, setGuests] = useState<string[]>([]);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = guests.filter((guest) => !isEmail(guest));
    if (guests.length === 0) setError('Add at least one guest.');
    else if (wrong.length > 0) setError(`This isn’t an email address: ${wrong.join(', ')}`);
    else {
      setSent(`Invited ${guests.length} ${guests.length === 1 ? 'guest' : 'guests'}.`);
      setGuests([]);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <Autocomplete
        multiple
        freeSolo
        autoSelect
        filterSelectedOptions
        options={contacts}
        value={guests}
        inputValue={text}
        onInputChange={(_event, newText, reason) => {
          // A list from the clipboard becomes several guests.
          const parts = newText.split(/[,;\s]+/).filter(Boolean);
          if (reason === 'input' && parts.length > 1) {
            setGuests([...new Set([...guests, ...parts])]);
            setText('');
            return;
          }
          setText(newText);
        }}
        onChange={(_event, newGuests) => {
          setGuests(newGuests);
          setError('');
          setSent('');
        }}
        renderValue={(selected, getItemProps) =>
          selected.map((guest, index) => {
            const { key, ...itemProps } = getItemProps({ index });
            return (
              <Chip
                key={key}
                label={guest}
                color={isEmail(guest) ? 'default' : 'error'}
                {...itemProps}
              />
            );
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            required
            label="Guests"
            error={error !== ''}
            helperText={error || 'Press Enter after each address, or paste a list.'}
          />
        )}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button type="submit" variant="contained">
          Invite
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </Stack>
  );
}
