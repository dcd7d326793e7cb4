import { useState, type ChangeEvent } from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

const fields = [
  { name: 'name', label: 'Name', size: 12 },
  { name: 'address-line1', label: 'Street and number', size: 12 },
  { name: 'postal-code', label: 'Postal code', size: { xs: 5, sm: 4 } },
  { name: 'address-level2', label: 'City', size: { xs: 7, sm: 8 } },
];

export default function AddressForm() {
  const [values, setValues] = useState<Record<string, string>>({});
  const [status, setStatus] = useState<'editing' | 'invalid' | 'saved'>('editing');

  const isMissing = (name: string) => !values[name]?.trim();

  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setValues({ ...values, [event.target.name]: event.target.value });
    if (status === 'saved') {
      setStatus('editing');
    }
  };

  return (
    <Grid
      container
      component="form"
      noValidate
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
      onSubmit={(event) => {
        event.preventDefault();
        setStatus(fields.some(({ name }) => isMissing(name)) ? 'invalid' : 'saved');
      }}
    >
      {fields.map(({ name, label, size }) => {
        const error = status === 'invalid' && isMissing(name);
        return (
          <Grid key={name} size={size}>
            <TextField
              name={name}
              label={label}
              autoComplete={name}
              required
              fullWidth
              value={values[name] ?? ''}
              onChange={handleChange}
              error={error}
              helperText={error ? `Enter a ${label.toLowerCase()}` : ' '}
            />
          </Grid>
        );
      })}
      <Grid size={{ xs: 12, sm: 'auto' }}>
        <Button type="submit" variant="contained" fullWidth>
          Save address
        </Button>
      </Grid>
      <Grid size={{ xs: 12, sm: 'grow' }} role="status">
        {status === 'saved' && 'The address is saved.'}
      </Grid>
    </Grid>
  );
}
