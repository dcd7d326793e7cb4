import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 130 },
  { field: 'state', headerName: 'State', width: 110 },
];

const rows = [
  { id: 1, device: 'Door sensor', state: 'Online', detail: 'Battery 82%, seen a minute ago' },
  { id: 2, device: 'Thermostat', state: 'Offline', detail: 'Lost power on Tuesday at 6:40' },
  { id: 3, device: 'Doorbell', state: 'Online', detail: 'Firmware 4.1, Wi-Fi signal weak' },
];

interface Preview {
  readonly anchor: Element;
  readonly text: string;
}

export default function CellPreview() {
  const [preview, setPreview] = useState<Preview>();

  const show = ({ currentTarget: cell }: SyntheticEvent) => {
    const id = cell.closest('[data-id]')?.getAttribute('data-id');
    const row = rows.find((item) => String(item.id) === id);
    if (row && cell.getAttribute('data-field') === 'state') {
      setPreview({ anchor: cell, text: row.detail });
    }
  };
  const hide = () => setPreview(undefined);

  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Devices"
        rows={rows}
        columns={columns}
        slotProps={{
          cell: { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide },
        }}
        disableRowSelectionOnClick
        hideFooter
      />
      <Popper open={preview !== undefined} anchorEl={preview?.anchor} placement="bottom-end">
        <Paper role="status" elevation={4} sx={{ p: 1.5, maxWidth: 240, typography: 'body2' }}>
          {preview?.text}
        </Paper>
      </Popper>
    </Box>
  );
}
