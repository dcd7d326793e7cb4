import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDeleteIcon,
  gridRowSelectionIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 140 },
  { field: 'sender', headerName: 'Sender', width: 120 },
];

const rows = [
  { id: 1, subject: 'Keys', sender: 'Leila' },
  { id: 2, subject: 'Lunch on Friday', sender: 'Marco' },
  { id: 3, subject: 'Invoice 12', sender: 'Atlas Print' },
];

function MailToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const remove = () =>
    selected.forEach((_row, id) => apiRef.current.updateRows([{ id, _action: 'delete' }]));
  return (
    <Toolbar aria-label="Mail">
      <Typography role="status" sx={{ flexGrow: 1, mx: 0.5 }}>
        {selected.size === 0 ? 'Mail' : `${selected.size} selected`}
      </Typography>
      {selected.size > 0 && (
        <Tooltip title="Delete the selected messages">
          <ToolbarButton onClick={remove}>
            <GridDeleteIcon fontSize="small" />
          </ToolbarButton>
        </Tooltip>
      )}
    </Toolbar>
  );
}

export default function SelectionToolbar() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Mail"
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{ toolbar: MailToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
