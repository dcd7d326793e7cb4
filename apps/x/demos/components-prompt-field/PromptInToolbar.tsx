import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  GridSendIcon,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'island', headerName: 'Island', flex: 1, minWidth: 130 },
  { field: 'area', headerName: 'Area (km²)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, island: 'Sula', area: 59 },
  { id: 2, island: 'Bremanger', area: 144 },
  { id: 3, island: 'Utsira', area: 6 },
];

/** Replace this function with a request to a service that understands prompts. */
async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const text = prompt.toLowerCase();
  const operator = text.includes('large') ? '>' : '<';
  return {
    conversationId: 'demo',
    select: -1,
    filters: /large|small/.test(text) ? [{ column: 'area', operator, value: 50 }] : [],
    aggregation: {},
    sorting: [{ column: 'area', direction: 'desc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}

function PromptToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar aria-label="Islands">
      <PromptField
        style={{ width: '100%' }}
        onSubmit={(prompt) => apiRef.current.aiAssistant.processPrompt(prompt)}
      >
        <PromptFieldControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="For example: large islands"
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Prompt' },
                input: {
                  endAdornment: (
                    <PromptFieldSend size="small" edge="end" aria-label="Send">
                      <GridSendIcon fontSize="small" />
                    </PromptFieldSend>
                  ),
                },
              }}
            />
          )}
        />
      </PromptField>
    </Toolbar>
  );
}

export default function PromptInToolbar() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Islands"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        slots={{ toolbar: PromptToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
