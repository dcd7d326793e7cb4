import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

async function findPlaces(query: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(`/api/places?q=${encodeURIComponent(query)}`, { signal });
  return (await response.json()) as string[];
}

export default function PlaceField() {
  const [query, setQuery] = useState('');
  const [places, setPlaces] = useState<string[]>([]);

  useEffect(() => {
    if (query.length < 2) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      findPlaces(query, controller.signal).then(setPlaces, () => setPlaces([]));
    }, 250);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  return (
    <Autocomplete
      options={places}
      filterOptions={(options) => options}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') setQuery(text);
      }}
      renderInput={(params) => <TextField {...params} label="Place" />}
    />
  );
}
