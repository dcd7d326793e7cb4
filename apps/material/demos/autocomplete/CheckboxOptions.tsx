import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const allergens = ['Celery', 'Eggs', 'Fish', 'Gluten', 'Milk', 'Mustard', 'Nuts', 'Sesame', 'Soy'];

export default function CheckboxOptions() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={3}
      options={allergens}
      defaultValue={['Nuts']}
      renderOption={({ key, ...optionProps }, option, { selected }) => (
        <li key={key} {...optionProps}>
          {/* An icon, not a checkbox: the option is the control. */}
          {selected ? (
            <CheckBox color="primary" sx={{ marginInlineEnd: 1 }} />
          ) : (
            <CheckBoxOutlineBlank color="action" sx={{ marginInlineEnd: 1 }} />
          )}
          {option}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Allergens" />}
      sx={{ width: '100%', maxWidth: 420 }}
    />
  );
}
