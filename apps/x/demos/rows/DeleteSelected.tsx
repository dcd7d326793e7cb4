import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Draft {
  readonly id: number;
  readonly title: string;
  readonly words: number;
}

const columns: GridColDef<Draft>[] = [
  { field: 'title', headerName: 'Draft', flex: 1, minWidth: 140 },
  { field: 'words', headerName: 'Words', type: 'number', width: 110 },
];

const startRows: Draft[] = [
  { id: 1, title: 'Spring program', words: 640 },
  { id: 2, title: 'Untitled', words: 0 },
  { id: 3, title: 'Interview with the choir', words: 1820 },
  { id: 4, title: 'Untitled (copy)', words: 12 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function DeleteSelected() {
  const [rows, setRows] = useState(startRows);
  const [selection, setSelection] = useState(nothing);

  const isSelected = ({ id }: Draft) => selection.ids.has(id) === (selection.type === 'include');
  const count = rows.filter(isSelected).length;

  const deleteSelected = () => {
    setRows(rows.filter((row) => !isSelected(row)));
    setSelection(nothing);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" color="error" disabled={count === 0} onClick={deleteSelected}>
        Delete {count} {count === 1 ? 'draft' : 'drafts'}
      </Button>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid
          aria-label="Drafts"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
    </Box>
  );
}
