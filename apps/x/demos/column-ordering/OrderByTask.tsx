import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const ticket: GridColDef = { field: 'ticket', headerName: 'Ticket', width: 100 };
const customer: GridColDef = { field: 'customer', headerName: 'Customer', width: 140 };
const due: GridColDef = { field: 'due', headerName: 'Due', width: 110 };
const amount: GridColDef = {
  field: 'amount',
  headerName: 'Amount (€)',
  type: 'number',
  width: 130,
};

/** Constants outside of the component, so that the grid only sees new columns after a change. */
const orders = {
  support: [ticket, customer, due, amount],
  accounting: [amount, due, customer, ticket],
};

const rows = [
  { id: 1, ticket: 'T-88', customer: 'Café Lund', due: 'June 4', amount: 240 },
  { id: 2, ticket: 'T-91', customer: 'Hotel Aurora', due: 'June 9', amount: 1180 },
];

export default function OrderByTask() {
  const [task, setTask] = useState<keyof typeof orders>('support');
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Task"
        value={task}
        onChange={(event) => setTask(event.target.value as keyof typeof orders)}
        sx={{ minWidth: 160 }}
      >
        <MenuItem value="support">Support</MenuItem>
        <MenuItem value="accounting">Accounting</MenuItem>
      </TextField>
      <Box sx={{ height: 230, mt: 2 }}>
        <DataGrid aria-label="Tickets" rows={rows} columns={orders[task]} hideFooter />
      </Box>
    </Box>
  );
}
