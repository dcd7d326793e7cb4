import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const fields = [
  { id: 'summary-name', label: 'Name of the boat' },
  { id: 'summary-length', label: 'Length in meters' },
];

export default function ErrorSummary() {
  const summary = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<typeof fields>([]);

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(fields.filter(({ id }) => !values[id]?.trim()));
        // The summary exists after React has rendered it.
        setTimeout(() => summary.current?.focus());
      }}
    >
      {wrong.length > 0 && (
        <Alert ref={summary} severity="error" tabIndex={-1}>
          <AlertTitle>The form is incomplete</AlertTitle>
          {wrong.map(({ id, label }) => (
            <div key={id}>
              <Link
                component="button"
                type="button"
                color="inherit"
                onClick={() => document.getElementById(id)?.focus()}
              >
                Fill in: {label}
              </Link>
            </div>
          ))}
        </Alert>
      )}
      {fields.map(({ id, label }) => (
        <TextField
          key={id}
          id={id}
          required
          label={label}
          error={wrong.some((field) => field.id === id)}
          onChange={(event) => setValues({ ...values, [id]: event.target.value })}
        />
      ))}
      <Button type="submit" variant="contained">
        Register
      </Button>
    </Stack>
  );
}
