import AutocompleteListbox from '@mui/joy/AutocompleteListbox';

export default function AutocompleteListboxExample() {
  return <AutocompleteListbox>Autocomplete listbox</AutocompleteListbox>;
}
