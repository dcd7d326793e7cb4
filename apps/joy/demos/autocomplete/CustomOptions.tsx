import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';

const flights = [
  { code: 'OSL', city: 'Oslo', land: 'Norway' },
  { code: 'BGO', city: 'Bergen', land: 'Norway' },
  { code: 'CPH', city: 'Copenhagen', land: 'Denmark' },
  { code: 'AAL', city: 'Aalborg', land: 'Denmark' },
];

export default function CustomOptions() {
  return (
    <FormControl id="joy-airport" sx={{ width: 300 }}>
      <FormLabel>Airport</FormLabel>
      <Autocomplete
        options={flights}
        groupBy={({ land }) => land}
        getOptionLabel={({ city }) => city}
        isOptionEqualToValue={(option, value) => option.code === value.code}
        renderOption={(props, { code, city }) => (
          <AutocompleteOption {...props} key={code}>
            {city}
            <Typography level="body-sm" sx={{ marginInlineStart: 'auto' }}>
              {code}
            </Typography>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
