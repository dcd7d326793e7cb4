import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function EditVolume({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);
  return (
    <Box sx={{ px: 2, width: '100%', display: 'flex', alignItems: 'center' }}>
      <Slider
        size="small"
        value={value}
        valueLabelDisplay="auto"
        aria-label={colDef.headerName}
        slotProps={{ input: { ref: inputRef } }}
        onChange={(event, volume) =>
          void apiRef.current.setEditCellValue({ id, field, value: volume, debounceMs: 100 })
        }
        // The slider needs the arrow keys, and the grid the others.
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) {
            event.stopPropagation();
          }
        }}
      />
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'channel', headerName: 'Channel', flex: 1, minWidth: 120 },
  {
    field: 'volume',
    headerName: 'Volume',
    type: 'number',
    width: 180,
    editable: true,
    renderEditCell: (params) => <EditVolume {...params} />,
  },
];

const rows = [
  { id: 1, channel: 'Vocals', volume: 80 },
  { id: 2, channel: 'Drums', volume: 55 },
];

export default function SliderEditor() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid aria-label="Mixer" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
