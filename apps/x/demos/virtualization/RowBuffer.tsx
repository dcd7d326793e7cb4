import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRenderContextSelector,
  GridFooterContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'page', headerName: 'Page', flex: 1, minWidth: 120 },
  { field: 'words', headerName: 'Words', type: 'number', width: 110 },
];

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index,
  page: `Page ${index + 1}`,
  words: 240 + ((index * 17) % 90),
}));

function RenderedRows() {
  const apiRef = useGridApiContext();
  const { firstRowIndex, lastRowIndex } = useGridSelector(apiRef, gridRenderContextSelector);
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">{lastRowIndex - firstRowIndex} of 100 rows rendered</Typography>
    </GridFooterContainer>
  );
}

export default function RowBuffer() {
  const [buffer, setBuffer] = useState(0);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Row buffer"
        value={buffer}
        onChange={(event, value: number | null) => {
          if (value !== null) {
            setBuffer(value);
          }
        }}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={0}>0 px</ToggleButton>
        <ToggleButton value={150}>150 px</ToggleButton>
        <ToggleButton value={600}>600 px</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          key={buffer}
          aria-label="Pages"
          rows={rows}
          columns={columns}
          rowBufferPx={buffer}
          slots={{ footer: RenderedRows }}
        />
      </Box>
    </Box>
  );
}
