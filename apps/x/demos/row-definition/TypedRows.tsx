import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridRowParams,
} from '@mui/x-data-grid';

type Condition = 'mint' | 'used' | 'damaged';

interface Stamp {
  readonly id: string;
  readonly name: string;
  readonly condition: Condition;
  readonly price: number;
  readonly note: string;
}

const conditions: Condition[] = ['mint', 'used', 'damaged'];

const columns: GridColDef<Stamp>[] = [
  { field: 'name', headerName: 'Stamp', flex: 1, minWidth: 120 },
  {
    field: 'condition',
    headerName: 'Condition',
    type: 'singleSelect',
    valueOptions: conditions,
    editable: true,
    width: 120,
  },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    valueGetter: (price: number, row) => (row.condition === 'damaged' ? price / 2 : price),
  },
];

const startRows: Stamp[] = [
  { id: 's1', name: 'Posthorn', condition: 'mint', price: 40, note: 'From the estate of a sailor' },
  { id: 's2', name: 'Ceres', condition: 'used', price: 18, note: 'Postmark from Lisbon' },
  { id: 's3', name: 'Mercury', condition: 'damaged', price: 90, note: 'One corner is missing' },
];

export default function TypedRows() {
  const [rows, setRows] = useState(startRows);
  const [note, setNote] = useState('Click a row to read its note');

  const processRowUpdate = (changed: Stamp) => {
    setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
    return changed;
  };

  const showNote: GridEventListener<'rowClick'> = ({ row }: GridRowParams<Stamp>) => {
    setNote(row.note);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Stamps for sale"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onRowClick={showNote}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {note}
      </Typography>
    </Box>
  );
}
