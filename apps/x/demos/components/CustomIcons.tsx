import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

function UpIcon({ className }: { className?: string }) {
  return (
    <SvgIcon className={className} fontSize="small">
      <path d="M12 6 4 17h16z" />
    </SvgIcon>
  );
}

function DownIcon({ className }: { className?: string }) {
  return (
    <SvgIcon className={className} fontSize="small">
      <path d="M12 18 4 7h16z" />
    </SvgIcon>
  );
}

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 130 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, peak: 'Windgap', height: 2890 },
  { id: 2, peak: 'Saddle', height: 2475 },
  { id: 3, peak: 'Larch', height: 1840 },
];

export default function CustomIcons() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Peaks"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'height', sort: 'desc' }] } }}
        slots={{ columnSortedAscendingIcon: UpIcon, columnSortedDescendingIcon: DownIcon }}
        hideFooter
      />
    </Box>
  );
}
