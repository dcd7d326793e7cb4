import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 130 },
  { field: 'phone', headerName: 'Phone', width: 120 },
  { field: 'mail', headerName: 'Email', width: 190 },
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'contact',
    headerName: 'Contact',
    children: [{ field: 'phone' }, { field: 'mail' }],
  },
  {
    groupId: 'work',
    headerName: 'Work',
    freeReordering: true,
    children: [{ field: 'team' }, { field: 'desk' }],
  },
];

const rows = [
  { id: 1, name: 'Amina', phone: '555 0142', mail: 'amina@example.com', team: 'Sales', desk: 'B4' },
  {
    id: 2,
    name: 'Jonas',
    phone: '555 0177',
    mail: 'jonas@example.com',
    team: 'Design',
    desk: 'A1',
  },
];

export default function DragInGroups() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
