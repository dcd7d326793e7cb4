import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'no', headerName: 'Catalog number', width: 150 },
  { field: 'title', headerName: 'Title' },
  { field: 'year', headerName: 'Year', type: 'number', valueFormatter: String },
];

const rows = [
  { id: 1, no: 'M 4', title: 'Still life with three lemons', year: 1911 },
  { id: 2, no: 'M 17', title: 'Ferry', year: 1924 },
  { id: 3, no: 'N 2', title: 'Women at the harbor wall', year: 1908 },
];

export default function FitToContent() {
  const api = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => {
          void api.current?.autosizeColumns({ includeHeaders });
        }}
      >
        Fit all columns
      </Button>
      <FormControlLabel
        label="Make room for headings"
        control={
          <Switch
            checked={includeHeaders}
            onChange={(event) => setIncludeHeaders(event.target.checked)}
          />
        }
        sx={{ ml: 1 }}
      />
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGrid aria-label="Paintings" apiRef={api} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
