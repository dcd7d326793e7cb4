import { useState } from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  gridRowIsEditingSelector,
  GridRowEditStopReasons,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridEventListener,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Guest {
  readonly id: number;
  readonly name: string;
  readonly room: string;
  readonly nights: number;
}

const EditIcon = createSvgIcon(
  <path d="M3 17.2V21h3.8L18 9.8 14.2 6zM20.7 7 17 3.3 15.2 5 19 8.8z" />,
  'Edit',
);
const SaveIcon = createSvgIcon(<path d="M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z" />, 'Save');
const CancelIcon = createSvgIcon(
  <path d="M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z" />,
  'Cancel',
);

function RowActions(params: GridRenderCellParams<Guest>) {
  const { id } = params;
  const apiRef = useGridApiContext();
  const isEditing = useGridSelector(apiRef, gridRowIsEditingSelector, {
    rowId: id,
    editMode: 'row',
  });

  if (isEditing) {
    return (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<SaveIcon />}
          label="Save"
          onClick={() => apiRef.current.stopRowEditMode({ id })}
        />
        <GridActionsCellItem
          icon={<CancelIcon />}
          label="Cancel"
          onClick={() => apiRef.current.stopRowEditMode({ id, ignoreModifications: true })}
        />
      </GridActionsCell>
    );
  }
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<EditIcon />}
        label="Edit"
        onClick={() => apiRef.current.startRowEditMode({ id, fieldToFocus: 'name' })}
      />
    </GridActionsCell>
  );
}

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
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 100,
    renderCell: (params) => <RowActions {...params} />,
  },
];

const initialRows: Guest[] = [
  { id: 1, name: 'Noor Haddad', room: 'Garden', nights: 2 },
  { id: 2, name: 'Tomas Vega', room: 'Tower', nights: 5 },
  { id: 3, name: 'Yuki Mori', room: 'Garden', nights: 1 },
];

// By default, a click outside the row ends editing. Here only the buttons and the keyboard do.
const handleRowEditStop: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function EditRows() {
  const [rows, setRows] = useState(initialRows);

  const processRowUpdate = (newRow: Guest) => {
    setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Guests"
        rows={rows}
        columns={columns}
        editMode="row"
        onRowEditStop={handleRowEditStop}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
    </Box>
  );
}
