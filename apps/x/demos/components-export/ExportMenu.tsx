import { useState } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  GridDownloadIcon,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 130 },
  { field: 'reading', headerName: 'Reading (kWh)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, meter: 'M-201', reading: 4310 },
  { id: 2, meter: 'M-202', reading: 1288 },
  { id: 3, meter: 'M-203', reading: 9042 },
];

function MeterToolbar() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Toolbar aria-label="Meters">
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <GridDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

export default function ExportMenu() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Meters"
        rows={rows}
        columns={columns}
        slots={{ toolbar: MeterToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
