import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

interface Photo {
  readonly id: number;
  readonly file: string;
  readonly size: string;
}

const columns: GridColDef<Photo>[] = [
  { field: 'file', headerName: 'File', width: 160 },
  { field: 'size', headerName: 'Size', width: 110 },
];

const rows: Photo[] = [
  { id: 1, file: 'harbor.jpg', size: '2.1 MB' },
  { id: 2, file: 'market.jpg', size: '3.4 MB' },
  { id: 3, file: 'old-bridge.jpg', size: '1.8 MB' },
];

function PhotoCell({ id, row, tabIndex }: GridRenderCellParams<Photo>) {
  const apiRef = useGridApiContext();
  const isSelected = useGridSelector(apiRef, gridRowSelectionIdsSelector).has(id);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
      <Checkbox
        checked={isSelected}
        onChange={(event) => apiRef.current.selectRow(id, event.target.checked)}
        slotProps={{ input: { tabIndex, 'aria-label': `Select ${row.file}` } }}
      />
      <Box>
        <Typography variant="body2">{row.file}</Typography>
        <Typography variant="body2" color="text.secondary">
          {row.size}
        </Typography>
      </Box>
    </Box>
  );
}

const listViewColumn: GridListViewColDef<Photo> = {
  field: 'photo',
  renderCell: (params) => <PhotoCell {...params} />,
};

export default function SelectableList() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, height: 340, mx: 'auto' }}>
      <DataGridPro
        aria-label="Photos"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={90}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
