import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const rows = [
  { id: 1, name: 'Amara Okafor', team: 'Design', office: 'Porto' },
  { id: 2, name: 'Jonas Weber', team: 'Sales', office: 'Graz' },
  { id: 3, name: 'Ines Prado', team: 'Design', office: 'Bergen' },
  { id: 4, name: 'Kenji Sato', team: 'Support', office: 'Porto' },
];

export default function QuickFilterToolbar() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['design', 'porto'] } },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
