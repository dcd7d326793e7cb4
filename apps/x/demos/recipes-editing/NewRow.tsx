import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Member {
  readonly id: number;
  readonly name: string;
  readonly instrument: string;
}

const columns: GridColDef<Member>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'instrument', headerName: 'Instrument', width: 140, editable: true },
];

const startRows: Member[] = [
  { id: 1, name: 'Hedda Moe', instrument: 'Viola' },
  { id: 2, name: 'Sunil Rao', instrument: 'Oboe' },
];

export default function NewRow() {
  const [rows, setRows] = useState(startRows);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, { id, name: '', instrument: '' }]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } });
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={add}>
        Add a member
      </Button>
      <Box sx={{ height: 320, mt: 2 }}>
        <DataGrid
          aria-label="Members"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ id, row, reason }) => {
            if (reason === GridRowEditStopReasons.escapeKeyDown && row.name === '') {
              setRows((all) => all.filter((other) => other.id !== id));
            }
          }}
          processRowUpdate={(changed) => {
            setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
            return changed;
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
