import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

interface Request {
  readonly id: number;
  readonly visitor: string;
  readonly note: string;
}

const columns: GridColDef<Request>[] = [
  { field: 'visitor', headerName: 'Visitor', width: 150 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 150 },
];

const requests: Request[] = [
  { id: 1, visitor: 'Amara Okafor', note: 'Needs parking' },
  { id: 2, visitor: 'Jonas Weber', note: '' },
];

function NoteForm({ row, onSave }: { row: Request; onSave: (row: Request) => void }) {
  const [note, setNote] = useState(row.note);
  return (
    <Box role="row">
      <Box role="gridcell" aria-colspan={3}>
        <Box
          component="form"
          sx={{ display: 'flex', gap: 1, p: 2 }}
          onSubmit={(event) => {
            event.preventDefault();
            onSave({ ...row, note });
          }}
        >
          <TextField
            label={`Note for ${row.visitor}`}
            size="small"
            fullWidth
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

export default function FormInAPanel() {
  const [rows, setRows] = useState(requests);
  const save = useCallback((changed: Request) => {
    setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
  }, []);
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Request>) => <NoteForm row={row} onSave={save} />,
    [save],
  );
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro
        aria-label="Visitors"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={() => 'auto'}
        initialState={{ detailPanel: { expandedRowIds: new Set([2]) } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
