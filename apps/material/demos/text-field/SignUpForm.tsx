import { type SyntheticEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  { name: 'fullName', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
] as const;

type FieldName = (typeof fields)[number]['name'];
type Values = Record<FieldName, string>;

function validate({ fullName, email, password }: Values): Partial<Values> {
  return {
    ...(fullName.trim() === '' && { fullName: 'Enter your name.' }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: 'Enter an address such as ana@example.com.' }),
    ...(password.length < 12 && { password: 'Use at least 12 characters.' }),
  };
}

export default function SignUpForm() {
  const [values, setValues] = useState<Values>({ fullName: '', email: '', password: '' });
  const [touched, setTouched] = useState<readonly FieldName[]>([]);
  const [isDone, setDone] = useState(false);
  const errors = validate(values);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTouched(fields.map(({ name }) => name));
    const wrong = fields.find(({ name }) => errors[name]);
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong.name}]`)?.focus();
    else setDone(true);
  };

  if (isDone) {
    return <Typography role="status">Welcome, {values.fullName}. Check your mail.</Typography>;
  }
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 340, gap: 1 }}
    >
      {fields.map(({ name, ...fieldProps }) => {
        const error = touched.includes(name) ? errors[name] : undefined;
        return (
          <TextField
            key={name}
            {...fieldProps}
            required
            name={name}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            onBlur={() => setTouched([...touched, name])}
            error={error !== undefined}
            // A space keeps the line, so that errors don't move the form.
            helperText={error ?? ' '}
          />
        );
      })}
      <Button type="submit" variant="contained">
        Create the account
      </Button>
    </Stack>
  );
}
