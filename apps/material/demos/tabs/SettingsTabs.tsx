import { useId, useState } from 'react';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

const labels = { name: 'Name', email: 'Email' };

type Field = keyof typeof labels;

const fields: readonly Field[] = ['name', 'email'];

export default function SettingsTabs() {
  const id = useId();
  const [tab, setTab] = useState<Field>('name');
  const [values, setValues] = useState({ name: 'Sailing club', email: '' });
  const [wrong, setWrong] = useState<Field[]>([]);
  const [isSaved, setSaved] = useState(false);

  return (
    <Box
      component="form"
      noValidate
      sx={{ width: '100%', maxWidth: 420 }}
      onSubmit={(event) => {
        event.preventDefault();
        const empty = fields.filter((field) => values[field].trim() === '');
        setWrong(empty);
        setSaved(empty.length === 0);
        // Shows the first tab with a problem.
        if (empty[0]) setTab(empty[0]);
      }}
    >
      <Tabs aria-label="Settings" value={tab} onChange={(_event, newTab: Field) => setTab(newTab)}>
        {fields.map((field) => (
          <Tab
            key={field}
            value={field}
            label={labels[field]}
            id={`${id}-tab-${field}`}
            aria-controls={`${id}-panel-${field}`}
            iconPosition="end"
            icon={
              wrong.includes(field) ? (
                <ErrorOutline color="error" titleAccess="has an error" />
              ) : undefined
            }
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
      {fields.map((field) => (
        // A hidden panel keeps its fields, and its text.
        <Box
          key={field}
          role="tabpanel"
          hidden={tab !== field}
          id={`${id}-panel-${field}`}
          aria-labelledby={`${id}-tab-${field}`}
          sx={{ py: 2 }}
        >
          <TextField
            fullWidth
            required
            label={labels[field]}
            value={values[field]}
            onChange={(event) => {
              setValues({ ...values, [field]: event.target.value });
              setWrong(wrong.filter((other) => other !== field));
            }}
            error={wrong.includes(field)}
            helperText={wrong.includes(field) ? 'Fill in this field.' : ' '}
          />
        </Box>
      ))}
      <Button type="submit" variant="contained">
        Save
      </Button>
      <Box component="span" role="status" sx={{ marginInlineStart: 2 }}>
        {isSaved && 'Saved'}
      </Box>
    </Box>
  );
}
