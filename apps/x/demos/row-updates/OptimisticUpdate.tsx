import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowId } from '@mui/x-data-grid';

interface Table {
  readonly id: number;
  readonly table: string;
  readonly seats: number;
  readonly state: 'Free' | 'Reserved';
}

const columns: GridColDef<Table>[] = [
  { field: 'table', headerName: 'Table', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'state', headerName: 'State', width: 120 },
];

const rows: Table[] = [
  { id: 1, table: 'Window', seats: 2, state: 'Free' },
  { id: 2, table: 'Terrace', seats: 6, state: 'Free' },
  { id: 3, table: 'Corner', seats: 4, state: 'Free' },
];

/** Replace this function with a request to your server. This one refuses the terrace. */
async function reserveOnServer(id: GridRowId) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (id === 2) {
    throw new Error('The terrace is closed today.');
  }
}

export default function OptimisticUpdate() {
  const apiRef = useGridApiRef();
  const [error, setError] = useState('');

  const reserve = async (id: GridRowId) => {
    const before = apiRef.current?.getRow<Table>(id);
    if (!before) {
      return;
    }
    setError('');
    apiRef.current?.updateRows([{ id, state: 'Reserved' }]);
    try {
      await reserveOnServer(id);
    } catch (reason) {
      apiRef.current?.updateRows([before]);
      setError(reason instanceof Error ? reason.message : 'The table was not reserved.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      {rows.map(({ id, table }) => (
        <Button key={id} onClick={() => void reserve(id)}>
          Reserve {table.toLowerCase()}
        </Button>
      ))}
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGrid aria-label="Tables" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 48 }}>
        {error && <Alert severity="error">{error}</Alert>}
      </Box>
    </Box>
  );
}
