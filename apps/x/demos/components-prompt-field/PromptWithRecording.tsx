import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridMicIcon,
  GridMicOffIcon,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 150 },
  { field: 'length', headerName: 'Seconds', type: 'number', width: 110 },
];

const rows = [
  { id: 1, note: 'Hull inspection', length: 42 },
  { id: 2, note: 'Engine room', length: 18 },
];

function RecordToolbar() {
  const [status, setStatus] = useState('');
  return (
    <Toolbar aria-label="Notes">
      <PromptField
        lang="en"
        onRecordError={(error) => setStatus(`Recording failed: ${error}`)}
        onSubmit={(prompt) => setStatus(`Sent: ${prompt}`)}
        style={{ display: 'flex', alignItems: 'center', gap: 8, width: '100%' }}
      >
        <PromptFieldControl
          render={({ ref, slotProps, ...props }, { recording }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder={recording ? 'Listening…' : 'Type or record a prompt'}
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Prompt' },
              }}
              sx={{ flexGrow: 1 }}
            />
          )}
        />
        {IS_SPEECH_RECOGNITION_SUPPORTED && (
          <PromptFieldRecord size="small" aria-label="Record a prompt">
            <GridMicIcon fontSize="small" />
          </PromptFieldRecord>
        )}
        {!IS_SPEECH_RECOGNITION_SUPPORTED && (
          <GridMicOffIcon titleAccess="Recording isn’t supported" fontSize="small" />
        )}
        <Typography role="status" variant="body2">
          {status}
        </Typography>
      </PromptField>
    </Toolbar>
  );
}

export default function PromptWithRecording() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGridPremium
        aria-label="Notes"
        rows={rows}
        columns={columns}
        slots={{ toolbar: RecordToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
