import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const warehouses = ['Aarhus 2', 'Bremen North', 'Lyon East', 'Porto', 'Turin Central'];

export default function AsyncOptions() {
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<readonly string[]>([]);
  const loading = open && options.length === 0;

  // Stands for your request. The clean-up drops the answer if the popup closes first.
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setOptions(warehouses), 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={loading}
      loadingText="Loading warehouses…"
      renderInput={(params) => (
        <TextField
          {...params}
          label="Warehouse"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && <CircularProgress size={20} aria-label="Loading warehouses" />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
