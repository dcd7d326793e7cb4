import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  GridSendIcon,
  Toolbar,
  useGridApiContext,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 130 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, route: 'Harbor', delay: 2 },
  { id: 2, route: 'Airport', delay: 14 },
  { id: 3, route: 'Old Town', delay: 7 },
];

/** Replace this function with a request to a service that understands prompts. */
async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (!prompt.toLowerCase().includes('late')) {
    throw new Error('Only questions about late routes work in this demo.');
  }
  return {
    conversationId: 'demo',
    select: -1,
    filters: [{ column: 'delay', operator: '>', value: 5 }],
    aggregation: {},
    sorting: [],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}

const suggestions = ['Which routes are late?', 'Tell me a joke'];

function RouteToolbar() {
  const apiRef = useGridApiContext();
  const [status, setStatus] = useState('');

  const ask = async (prompt: string) => {
    const answer = await apiRef.current.aiAssistant.processPrompt(prompt);
    setStatus(answer instanceof Error ? answer.message : `Applied: ${prompt}`);
  };

  return (
    <Toolbar aria-label="Routes" style={{ flex: 'none' }}>
      <Stack spacing={1} sx={{ width: '100%', py: 1 }}>
        <PromptField onSubmit={ask} style={{ display: 'flex', gap: 8 }}>
          <PromptFieldControl
            render={({ ref, slotProps, ...props }) => (
              <TextField
                {...props}
                inputRef={ref}
                size="small"
                fullWidth
                slotProps={{
                  ...slotProps,
                  htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Question' },
                }}
              />
            )}
          />
          <PromptFieldSend size="small" aria-label="Send">
            <GridSendIcon fontSize="small" />
          </PromptFieldSend>
        </PromptField>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {suggestions.map((text) => (
            <Chip key={text} size="small" label={text} onClick={() => void ask(text)} />
          ))}
        </Stack>
        <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
          {status}
        </Typography>
      </Stack>
    </Toolbar>
  );
}

export default function PromptWithErrors() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPremium
        aria-label="Routes"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        slots={{ toolbar: RouteToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
