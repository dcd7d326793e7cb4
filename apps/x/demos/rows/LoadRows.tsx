import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ferry {
  readonly id: string;
  readonly ferry: string;
  readonly cars: number;
}

const columns: GridColDef<Ferry>[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 130 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 110 },
];

/** Replace this function with a request to your server. */
async function loadFerries(signal: AbortSignal): Promise<Ferry[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  signal.throwIfAborted();
  return [
    { id: 'f1', ferry: 'Lodvik', cars: 46 },
    { id: 'f2', ferry: 'Sund II', cars: 120 },
    { id: 'f3', ferry: 'Havørn', cars: 28 },
  ];
}

export default function LoadRows() {
  const [rows, setRows] = useState<Ferry[]>();
  const [error, setError] = useState('');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const controller = new AbortController();
    loadFerries(controller.signal)
      .then(setRows)
      .catch((reason: unknown) => {
        // A newer effect has replaced this request, or the component has unmounted.
        if (!controller.signal.aborted) {
          setError(String(reason));
        }
      });
    return () => controller.abort();
  }, [attempt]);

  const reload = () => {
    setRows(undefined);
    setError('');
    setAttempt(attempt + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={reload}>
        Reload
      </Button>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGrid
          aria-label="Ferries"
          rows={rows ?? []}
          columns={columns}
          loading={!rows && !error}
          hideFooter
        />
      </Box>
    </Box>
  );
}
