import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const cities = {
  Denmark: ['Aalborg', 'Aarhus', 'Copenhagen', 'Odense'],
  Norway: ['Bergen', 'Oslo', 'Stavanger', 'Trondheim'],
  Sweden: ['Gothenburg', 'Malmö', 'Stockholm', 'Uppsala'],
};

type Country = keyof typeof cities;

const countries = Object.keys(cities) as Country[];

export default function DependentFields() {
  const [country, setCountry] = useState<Country | null>('Norway');
  const [city, setCity] = useState<string | null>(null);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <Autocomplete
        fullWidth
        options={countries}
        value={country}
        onChange={(_event, newCountry) => {
          setCountry(newCountry);
          // The city belongs to the other country.
          setCity(null);
        }}
        renderInput={(params) => <TextField {...params} label="Country" />}
      />
      <Autocomplete
        fullWidth
        disabled={country === null}
        options={country ? cities[country] : []}
        value={city}
        onChange={(_event, newCity) => setCity(newCity)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="City"
            helperText={country ? ' ' : 'Select a country first.'}
          />
        )}
      />
    </Stack>
  );
}
