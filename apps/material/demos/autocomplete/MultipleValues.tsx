import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const skills = [
  'Accounting',
  'Bookbinding',
  'Carpentry',
  'First aid',
  'Forklift license',
  'Sign language',
  'Translation',
  'Welding',
];

export default function MultipleValues() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={2}
      options={skills}
      defaultValue={['Carpentry', 'First aid', 'Welding']}
      renderInput={(params) => <TextField {...params} label="Skills" />}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
