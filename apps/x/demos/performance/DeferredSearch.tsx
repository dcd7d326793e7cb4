import { useDeferredValue, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const streets = ['Mill Lane', 'Quay', 'Station Road', 'Market Square'];
const owners = ['Hansen', 'Okafor', 'Silva', 'Novak', 'Lindqvist'];

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', width: 120 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
];

const meters = Array.from({ length: 5000 }, (_, index) => ({
  id: index,
  meter: `M-${10_000 + index}`,
  owner: owners[index % owners.length],
  street: `${streets[index % streets.length]} ${1 + (index % 97)}`,
}));

export default function DeferredSearch() {
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);

  const rows = useMemo(() => {
    const search = deferredText.trim().toLowerCase();
    return meters.filter(({ meter, owner, street }) =>
      `${meter} ${owner} ${street}`.toLowerCase().includes(search),
    );
  }, [deferredText]);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        label="Search"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ height: 360, mt: 2 }}>
        <DataGrid aria-label="Water meters" rows={rows} columns={columns} />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {rows.length.toLocaleString('en')} meters
      </Typography>
    </Box>
  );
}
