import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRenderContextSelector,
  GridFooterContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const days = Array.from({ length: 60 }, (_, index) => `Day ${index + 1}`);

const columns: GridColDef[] = days.map((day) => ({ field: day, headerName: day, width: 120 }));

const notes = ['Rain', 'Dry and windy', 'Fog until noon, then sun'];

const rows = Array.from({ length: 20 }, (_, row) => ({
  id: row,
  ...Object.fromEntries(days.map((day, column) => [day, notes[(row + column) % notes.length]])),
}));

function RenderedColumns() {
  const apiRef = useGridApiContext();
  const { firstColumnIndex, lastColumnIndex } = useGridSelector(apiRef, gridRenderContextSelector);
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">
        {lastColumnIndex - firstColumnIndex} of {days.length} columns rendered
      </Typography>
    </GridFooterContainer>
  );
}

export default function AutoHeightColumns() {
  const [isVirtualized, setIsVirtualized] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Virtualize columns"
        control={
          <Switch
            checked={isVirtualized}
            onChange={(event) => setIsVirtualized(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 340 }}>
        <DataGrid
          key={String(isVirtualized)}
          aria-label="Weather by day"
          rows={rows}
          columns={columns}
          getRowHeight={() => 'auto'}
          virtualizeColumnsWithAutoRowHeight={isVirtualized}
          slots={{ footer: RenderedColumns }}
        />
      </Box>
    </Box>
  );
}
