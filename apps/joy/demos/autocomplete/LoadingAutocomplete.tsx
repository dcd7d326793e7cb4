import { useEffect, useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

// Stands for your server.
function fetchStaff(signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(['Aino', 'Bram', 'Chidi', 'Dora']), 900);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function LoadingAutocomplete() {
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<string[]>([]);
  const loading = open && options.length === 0;

  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const request = new AbortController();
    void fetchStaff(request.signal).then(setOptions);
    return () => request.abort();
  }, [loading]);

  return (
    <FormControl id="joy-staff" sx={{ width: 280 }}>
      <FormLabel>Colleague</FormLabel>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={options}
        loading={loading}
        endDecorator={loading ? <CircularProgress size="sm" aria-label="Loading" /> : null}
      />
    </FormControl>
  );
}
