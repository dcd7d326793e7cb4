import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tree', headerName: 'Tree', flex: 1, minWidth: 130 },
  { field: 'planted', headerName: 'Planted', type: 'number', width: 110, valueFormatter: String },
];

const rows = [
  { id: 1, tree: 'Lime at the well', planted: 1820, monument: true },
  { id: 2, tree: 'Row of maples', planted: 1994, monument: false },
  { id: 3, tree: 'Cedar', planted: 1878, monument: true },
  { id: 4, tree: 'Cherry', planted: 2019, monument: false },
];

/** Null means: as high as any other row. */
const tallMonuments = ({ model, densityFactor }: GridRowHeightParams) =>
  model.monument ? 80 * densityFactor : null;

export default function HeightByRow() {
  const [isLow, setLow] = useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Low rows"
        control={<Switch checked={isLow} onChange={(event) => setLow(event.target.checked)} />}
      />
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Trees"
          rows={rows}
          columns={columns}
          rowHeight={isLow ? 34 : 52}
          getRowHeight={tallMonuments}
          hideFooter
        />
      </Box>
    </Box>
  );
}
