import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridCellParams,
  type GridColDef,
  type GridListViewColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Parcel {
  readonly id: number;
  readonly recipient: string;
  readonly city: string;
  readonly weight: string;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'recipient', headerName: 'Recipient', width: 160 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'weight', headerName: 'Weight', width: 100 },
];

const rows: Parcel[] = [
  { id: 1, recipient: 'Leila Haddad', city: 'Porto', weight: '1.4 kg' },
  { id: 2, recipient: 'Marco Rinaldi', city: 'Graz', weight: '300 g' },
  { id: 3, recipient: 'Atlas Print', city: 'Cork', weight: '12 kg' },
];

const listViewColumn: GridListViewColDef<Parcel> = {
  field: 'parcel',
  renderCell: ({ row }) => (
    <Box sx={{ py: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 'medium' }}>
        {row.recipient}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {row.city}
      </Typography>
    </Box>
  ),
};

export default function OpenDetails() {
  const [parcel, setParcel] = useState(rows[0]);
  const [isOpen, setIsOpen] = useState(false);

  const open = (row: Parcel) => {
    setParcel(row);
    setIsOpen(true);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, height: 280, mx: 'auto' }}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={84}
        rowSelection={false}
        onRowClick={({ row }: GridRowParams<Parcel>) => open(row)}
        onCellKeyDown={({ row }: GridCellParams<Parcel>, event) => {
          if (event.key === 'Enter') {
            open(row);
          }
        }}
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
        hideFooter
      />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="parcel-title">
        <DialogTitle id="parcel-title">{parcel?.recipient}</DialogTitle>
        <DialogContent>
          {parcel?.city}, {parcel?.weight}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
