import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 110 },
];

const startRows = [
  { id: 1, guest: 'R. Amadi', nights: 2 },
  { id: 2, guest: 'T. Holm', nights: 5 },
];

export default function RowsFromForm() {
  const [rows, setRows] = useState(startRows);

  const add = (form: HTMLFormElement) => {
    const data = new FormData(form);
    setRows([
      ...rows,
      { id: rows.length + 1, guest: String(data.get('guest')), nights: Number(data.get('nights')) },
    ]);
    form.reset();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        useFlexGap
        onSubmit={(event) => {
          event.preventDefault();
          add(event.currentTarget);
        }}
        sx={{ mb: 2, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <TextField name="guest" label="Guest" size="small" required />
        <TextField
          name="nights"
          label="Nights"
          type="number"
          size="small"
          required
          slotProps={{ htmlInput: { min: 1, max: 30 } }}
          sx={{ width: 100 }}
        />
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid aria-label="Guests" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
