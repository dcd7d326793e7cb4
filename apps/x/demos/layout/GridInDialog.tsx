import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Supplier {
  readonly id: number;
  readonly supplier: string;
  readonly city: string;
}

const columns: GridColDef<Supplier>[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110 },
];

const rows: Supplier[] = [
  { id: 1, supplier: 'Alder Timber', city: 'Turku' },
  { id: 2, supplier: 'Costa Cork', city: 'Porto' },
  { id: 3, supplier: 'Fjord Nets', city: 'Bergen' },
  { id: 4, supplier: 'Mur Steel', city: 'Graz' },
  { id: 5, supplier: 'Quay Paints', city: 'Porto' },
];

export default function GridInDialog() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Supplier>();
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a supplier
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {chosen ? `${chosen.supplier}, ${chosen.city}` : 'No supplier chosen'}
      </Typography>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-labelledby="supplier-title"
      >
        <DialogTitle id="supplier-title">Suppliers</DialogTitle>
        <DialogContent sx={{ display: 'flex', height: 360 }}>
          <DataGrid
            aria-labelledby="supplier-title"
            rows={rows}
            columns={columns}
            onRowSelectionModelChange={({ ids }) => setChosen(rows.find((row) => ids.has(row.id)))}
            hideFooter
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
