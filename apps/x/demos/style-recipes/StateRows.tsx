import { alpha } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'host', headerName: 'Host', flex: 1, minWidth: 130 },
  { field: 'state', headerName: 'State', width: 120 },
  { field: 'load', headerName: 'Load (%)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, host: 'api-1', state: 'Running', load: 41 },
  { id: 2, host: 'api-2', state: 'Degraded', load: 92 },
  { id: 3, host: 'mail', state: 'Down', load: 0 },
];

/** A color above the background color, which the grid sets on hover and selection. */
const tint = (color: string) => ({ backgroundImage: `linear-gradient(${color}, ${color})` });

export default function StateRows() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Hosts"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => `state-${row.state}`}
        sx={({ palette }) => ({
          '& .state-Degraded': tint(alpha(palette.warning.main, 0.2)),
          '& .state-Down': tint(alpha(palette.error.main, 0.2)),
        })}
        hideFooter
      />
    </Box>
  );
}
