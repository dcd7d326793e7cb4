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

/** Unsaved notes stay here, because the grid unmounts a panel that users collapse. */
type Drafts = Map<number, string>;

interface NoteFormProps {
  row: Request;
  drafts: Drafts;
  onSave: (row: Request) => void;
}

function NoteForm({ row, drafts, onSave }: NoteFormProps) {
  const [note, setNote] = useState(drafts.get(row.id) ?? row.note);

  const change = (text: string) => {
    drafts.set(row.id, text);
    setNote(text);
  };

  return (
    <Box role="row">
      <Box role="gridcell" aria-colspan={columns.length + 1}>
        <Box
          component="form"
          sx={{ display: 'flex', gap: 1, p: 2 }}
          onSubmit={(event) => {
            event.preventDefault();
            drafts.delete(row.id);
            onSave({ ...row, note });
          }}
        >
          <TextField
            label={`Note for ${row.visitor}`}
            size="small"
            fullWidth
            value={note}
            onChange={(event) => change(event.target.value)}
          />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const getHeight = () => 'auto' as const;

export default function FormInAPanel() {
  const [rows, setRows] = useState(requests);
  const [drafts] = useState<Drafts>(() => new Map());
  const save = useCallback((changed: Request) => {
    setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
  }, []);
  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Request>) => <NoteForm row={row} drafts={drafts} onSave={save} />,
    [drafts, save],
  );
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro
        aria-label="Visitors"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([2]) } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
