import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, runner: 'Mia Lindqvist', minutes: 43 },
  { id: 2, runner: 'Omar Aziz', minutes: 39 },
  { id: 3, runner: 'Paula Stein', minutes: 51 },
];

function ResultToolbar() {
  return (
    <Toolbar aria-label="Results">
      <ExportCsv
        options={{ fileName: 'results', delimiter: ';' }}
        render={<ToolbarButton size="small" />}
      >
        <Typography variant="button">Download CSV</Typography>
      </ExportCsv>
      <ExportPrint
        options={{ hideFooter: true, hideToolbar: true }}
        render={<ToolbarButton size="small" />}
      >
        <Typography variant="button">Print</Typography>
      </ExportPrint>
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Results"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ResultToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
