import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 120 },
  { field: 'state', headerName: 'State', width: 160, editable: true },
];

const rows = [
  { id: 1, trail: 'Coast path', state: 'Open' },
  { id: 2, trail: 'Ridge walk', state: 'Snow' },
];

export default function ControlledModes() {
  const [modes, setModes] = useState<GridCellModesModel>({});
  const isEditing = Object.keys(modes).length > 0;
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        // Keep the focus in the cell, so that the click doesn't end editing.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() =>
          setModes({ 2: { state: { mode: isEditing ? GridCellModes.View : GridCellModes.Edit } } })
        }
        sx={{ mb: 1 }}
      >
        {isEditing ? 'Save' : 'Edit the ridge walk'}
      </Button>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Trails"
          rows={rows}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          hideFooter
        />
      </Box>
    </Box>
  );
}
