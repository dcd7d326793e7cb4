import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const money = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium' });

const columns: GridColDef[] = [
  { field: 'facture', headerName: 'Facture', flex: 1, minWidth: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => money.format(value),
  },
  {
    field: 'echeance',
    headerName: 'Échéance',
    type: 'date',
    width: 140,
    valueFormatter: (value: Date) => day.format(value),
  },
];

const rows = [
  { id: 1, facture: 'F-201', total: 1240.5, echeance: new Date(2026, 2, 1) },
  { id: 2, facture: 'F-202', total: 89.9, echeance: new Date(2026, 2, 15) },
  { id: 3, facture: 'F-203', total: 15300, echeance: new Date(2026, 3, 2) },
];

export default function NumbersAndDates() {
  return (
    <Box lang="fr" sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Factures" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
