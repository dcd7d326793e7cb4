import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';

export default function AutocompleteListboxExample() {
  return (
    <AutocompleteListbox aria-label="Autocomplete listbox">
      <AutocompleteOption>Autocomplete option</AutocompleteOption>
      <AutocompleteOption>Autocomplete option</AutocompleteOption>
      <AutocompleteOption>Autocomplete option</AutocompleteOption>
    </AutocompleteListbox>
  );
}
