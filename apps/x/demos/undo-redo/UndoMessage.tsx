import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 110 },
  { field: 'crop', headerName: 'Crop', width: 130, editable: true },
  { field: 'rows', headerName: 'Rows', type: 'number', width: 100, editable: true },
];

const rows = [
  { id: 1, bed: 'North', crop: 'Leeks', rows: 4 },
  { id: 2, bed: 'Wall', crop: 'Tomatoes', rows: 2 },
  { id: 3, bed: 'Pond', crop: 'Mint', rows: 1 },
];

export default function UndoMessage() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('');

  const handlePasteEnd: GridEventListener<'clipboardPasteEnd'> = () => setMessage('Cells pasted');

  return (
    <Box sx={{ width: '100%', height: 270, position: 'relative' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Garden beds"
        rows={rows}
        columns={columns}
        processRowUpdate={(changed) => {
          setMessage(`${changed.bed} changed`);
          return changed;
        }}
        onClipboardPasteEnd={handlePasteEnd}
        onUndo={() => setMessage('')}
        historyStackSize={1}
        hideFooter
      />
      <Snackbar
        open={message !== ''}
        message={message}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setMessage('');
          }
        }}
        action={
          <Button size="small" color="inherit" onClick={() => apiRef.current?.history.undo()}>
            Undo
          </Button>
        }
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}
