import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Guest {
  readonly id: number;
  readonly name: string;
  readonly room: string;
  readonly nights: number;
}

const startRows: Guest[] = [
  { id: 1, name: 'Noor Haddad', room: 'Garden', nights: 2 },
  { id: 2, name: 'Tomas Vega', room: 'Tower', nights: 5 },
  { id: 3, name: 'Yuki Mori', room: 'Garden', nights: 1 },
];

export default function EditRows() {
  const [rows, setRows] = useState(startRows);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const edit = (id: GridRowId) => setModes({ ...modes, [id]: { mode: GridRowModes.Edit } });
  const save = (id: GridRowId) => setModes({ ...modes, [id]: { mode: GridRowModes.View } });
  const cancel = (id: GridRowId) =>
    setModes({ ...modes, [id]: { mode: GridRowModes.View, ignoreModifications: true } });

  const columns: GridColDef<Guest>[] = [
    { field: 'name', headerName: 'Guest', flex: 1, minWidth: 130, editable: true },
    {
      field: 'room',
      headerName: 'Room',
      type: 'singleSelect',
      valueOptions: ['Garden', 'Tower', 'Attic'],
      width: 120,
      editable: true,
    },
    { field: 'nights', headerName: 'Nights', type: 'number', width: 90, editable: true },
    {
      field: 'change',
      headerName: 'Change',
      sortable: false,
      filterable: false,
      width: 160,
      renderCell: ({ id }) =>
        modes[id]?.mode === GridRowModes.Edit ? (
          <>
            <Button onClick={() => save(id)}>Save</Button>
            <Button onClick={() => cancel(id)}>Cancel</Button>
          </>
        ) : (
          <Button onClick={() => edit(id)}>Edit</Button>
        ),
    },
  ];

  // Clicking elsewhere would end the editing; here only the buttons and the keyboard do.
  const stayOnBlur: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
    if (reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Guests"
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={stayOnBlur}
        processRowUpdate={(changed) => {
          setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
          return changed;
        }}
        hideFooter
      />
    </Box>
  );
}
