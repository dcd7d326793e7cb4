import { useState } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Supplier {
  name: string;
  /** Set for the entry that offers to create a supplier. */
  newName?: string;
}

const filter = createFilterOptions<Supplier>();

export default function CreateOption() {
  const [suppliers, setSuppliers] = useState<Supplier[]>([
    { name: 'Berg Bakery' },
    { name: 'Canal Coffee' },
    { name: 'Dairy North' },
  ]);
  const [value, setValue] = useState<Supplier | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        selectOnFocus
        handleHomeEndKeys
        options={suppliers}
        value={value}
        getOptionLabel={(option) => option.newName ?? option.name}
        isOptionEqualToValue={(option, selected) => option.name === selected.name}
        filterOptions={(options, state) => {
          const found = filter(options, state);
          const name = state.inputValue.trim();
          const exists = options.some((option) => option.name.toLowerCase() === name.toLowerCase());
          return name === '' || exists
            ? found
            : [...found, { name: `Add “${name}”`, newName: name }];
        }}
        renderOption={({ key, ...optionProps }, option) => (
          <li key={key} {...optionProps}>
            {option.name}
          </li>
        )}
        onChange={(_event, option) => {
          if (!option?.newName) {
            setValue(option);
            return;
          }
          const created = { name: option.newName };
          setSuppliers([...suppliers, created]);
          setValue(created);
        }}
        renderInput={(params) => <TextField {...params} label="Supplier" />}
      />
      <Typography variant="body2" role="status">
        {suppliers.length} suppliers
      </Typography>
    </Stack>
  );
}
