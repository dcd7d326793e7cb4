import Box from '@mui/material/Box';
import { DataGrid, type FilterColumnsArgs, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 100 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'assignee', headerName: 'Assignee', width: 130 },
];

const rows = [
  { id: 1, ticket: 'T-18', title: 'Printer out of toner', assignee: 'Leila' },
  { id: 2, ticket: 'T-19', title: 'New badge', assignee: 'Marco' },
  { id: 3, ticket: 'T-23', title: 'Projector flickers', assignee: 'Leila' },
];

const withoutTicket = ({ columns: all }: FilterColumnsArgs) =>
  all.map(({ field }) => field).filter((field) => field !== 'ticket');

export default function ConfiguredPanel() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              filterColumns: withoutTicket,
              valueInputProps: { sx: { minWidth: 160 } },
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
