import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', width: 130 },
  { field: 'lamps', headerName: 'Lamps', type: 'number', width: 100 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'renewed', headerName: 'Renewed', type: 'number', width: 110, valueFormatter: String },
];

const rows = [
  { id: 1, street: 'Weavers Row', lamps: 14, kind: 'LED', renewed: 2023 },
  { id: 2, street: 'Tannery Lane', lamps: 6, kind: 'Gas', renewed: 1998 },
];

const fields = columns.map(({ field }) => field);

export default function RememberOrder() {
  const api = useGridApiRef();
  const [order, setOrder] = useState(fields);
  const readOrder = () =>
    setOrder(api.current?.getAllColumns().map(({ field }) => field) ?? fields);
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => {
          api.current?.setColumnIndex('kind', 0);
          readOrder();
        }}
      >
        Put the kind first
      </Button>
      <Box sx={{ height: 230, mt: 2 }}>
        <DataGridPro
          aria-label="Street lamps"
          apiRef={api}
          rows={rows}
          columns={columns}
          onColumnOrderChange={readOrder}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        Order: {order.join(', ')}
      </Typography>
    </Box>
  );
}
