import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shelf {
  readonly id: number;
  readonly shelf: string;
  readonly books: number;
}

const columns: GridColDef<Shelf>[] = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 130 },
  { field: 'books', headerName: 'Books', type: 'number', width: 110, editable: true },
];

const startRows: Shelf[] = [
  { id: 1, shelf: 'Maps', books: 48 },
  { id: 2, shelf: 'Poetry', books: 120 },
];

/** Replace this function with a request. It rejects more than 200 books. */
async function send({ books }: Shelf) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (books > 200) {
    throw new Error('A shelf holds at most 200 books.');
  }
}

export default function OptimisticUpdate() {
  const [rows, setRows] = useState(startRows);
  const [message, setMessage] = useState('');

  const replace = (changed: Shelf) =>
    setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));

  const processRowUpdate = (changed: Shelf, before: Shelf) => {
    setMessage('');
    replace(changed);
    send(changed).catch((error: unknown) => {
      replace(before);
      setMessage(error instanceof Error ? error.message : 'The shelf was not saved.');
    });
    return changed;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Shelves"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
      <Box sx={{ minHeight: 56, mt: 1 }}>
        {message !== '' && <Alert severity="error">{message}</Alert>}
      </Box>
    </Box>
  );
}
