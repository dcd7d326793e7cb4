import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, invoice: 'F-201', total: 1240 },
  { id: 2, invoice: 'F-202', total: 90 },
  { id: 3, invoice: 'F-203', total: 15_300 },
];

export default function GridInCard() {
  return (
    <Card
      variant="outlined"
      sx={{ width: '100%', height: 320, display: 'flex', flexDirection: 'column' }}
    >
      <CardHeader
        title="Open invoices"
        slotProps={{ title: { variant: 'h6', component: 'h3' } }}
        action={<Button variant="outlined">New invoice</Button>}
      />
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Open invoices"
          rows={rows}
          columns={columns}
          sx={{ border: 0, borderRadius: 0 }}
          hideFooter
        />
      </Box>
    </Card>
  );
}
