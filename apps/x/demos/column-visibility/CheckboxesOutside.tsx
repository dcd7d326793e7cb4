import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 130, hideable: false },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 110 },
  { field: 'surface', headerName: 'Surface', width: 110 },
];

const rows = [
  { id: 1, trail: 'Ridge', length: 14.2, climb: 820, surface: 'Rock' },
  { id: 2, trail: 'Lakeside', length: 6.5, climb: 60, surface: 'Gravel' },
  { id: 3, trail: 'Old railway', length: 21, climb: 190, surface: 'Asphalt' },
];

export default function CheckboxesOutside() {
  const [model, setModel] = useState<GridColumnVisibilityModel>({ surface: false });
  return (
    <Box sx={{ width: '100%' }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Columns</FormLabel>
        <FormGroup row>
          {columns
            .filter(({ hideable }) => hideable !== false)
            .map(({ field, headerName }) => (
              <FormControlLabel
                key={field}
                label={headerName}
                control={
                  <Checkbox
                    checked={model[field] !== false}
                    onChange={(event) => setModel({ ...model, [field]: event.target.checked })}
                  />
                }
              />
            ))}
        </FormGroup>
      </FormControl>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Trails"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
