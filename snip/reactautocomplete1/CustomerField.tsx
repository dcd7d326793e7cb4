import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Customer {
  id: number;
  name: string;
}

interface CustomerFieldProps {
  customers: readonly Customer[];
  value: Customer | null;
  onChange: (customer: Customer | null) => void;
}

export default function CustomerField({ customers, value, onChange }: CustomerFieldProps) {
  return (
    <Autocomplete
      options={customers}
      value={value}
      onChange={(_event, customer) => onChange(customer)}
      getOptionLabel={(customer) => customer.name}
      // Two customers may have one name: the list needs another key.
      getOptionKey={(customer) => customer.id}
      // A value from another request is another object: compare ids.
      isOptionEqualToValue={(option, selected) => option.id === selected.id}
      renderInput={(params) => <TextField {...params} label="Customer" />}
    />
  );
}
