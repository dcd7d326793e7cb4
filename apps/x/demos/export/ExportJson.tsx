import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
  { field: 'seen', headerName: 'Seen', type: 'number', width: 100 },
];

const rows = [
  { id: 1, species: 'Eider', seen: 42 },
  { id: 2, species: 'Puffin', seen: 7 },
  { id: 3, species: 'Gannet', seen: 19 },
];

export default function ExportJson() {
  const apiRef = useGridApiRef();
  const [json, setJson] = useState('');

  const exportJson = () => {
    if (!apiRef.current) {
      return;
    }
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const data = gridFilteredSortedRowEntriesSelector(apiRef).map(({ id }) =>
      Object.fromEntries(
        fields.map((field) => [field, apiRef.current?.getCellValue(id, field)] as const),
      ),
    );
    setJson(JSON.stringify(data, null, 2));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={exportJson} sx={{ mb: 1 }}>
        Show as JSON
      </Button>
      <Box sx={{ height: 270 }}>
        <DataGrid apiRef={apiRef} aria-label="Birds" rows={rows} columns={columns} hideFooter />
      </Box>
      <Box
        component="pre"
        role="region"
        tabIndex={0}
        aria-label="Exported JSON"
        sx={{ height: 120, overflow: 'auto', m: 0, mt: 1 }}
      >
        {json}
      </Box>
    </Box>
  );
}
