import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120, editable: true },
  { field: 'locked', headerName: 'Booked', type: 'boolean', width: 110 },
];

const startRows = [
  { id: 1, invoice: 'F-201', total: 1240, locked: true },
  { id: 2, invoice: 'F-202', total: 90, locked: false },
  { id: 3, invoice: 'F-203', total: 310, locked: false },
];

export default function EditableCells() {
  const [rows, setRows] = useState(startRows);
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        isCellEditable={({ row }) => !row.locked}
        getCellClassName={({ isEditable }) => (isEditable ? 'editable' : '')}
        processRowUpdate={(changed) => {
          setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
          return changed;
        }}
        sx={{ '& .editable': { backgroundColor: 'action.hover', fontWeight: 'medium' } }}
        hideFooter
      />
    </Box>
  );
}
