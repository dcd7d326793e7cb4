import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const roles = ['Author', 'Editor', 'Member', 'Reviewer', 'Translator'];
const fixed = ['Member'];

export default function FixedValues() {
  const [value, setValue] = useState([...fixed, 'Author']);

  return (
    <Autocomplete
      multiple
      options={roles}
      value={value}
      onChange={(_event, newValue) =>
        setValue([...fixed, ...newValue.filter((role) => !fixed.includes(role))])
      }
      renderValue={(selected, getItemProps) =>
        selected.map((role, index) => {
          const { key, ...itemProps } = getItemProps({ index });
          return <Chip key={key} label={role} {...itemProps} disabled={fixed.includes(role)} />;
        })
      }
      renderInput={(params) => (
        <TextField {...params} label="Roles" helperText="Everyone is a member." />
      )}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
