import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  GridAssistantIcon,
  Toolbar,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'lamp', headerName: 'Lamp', flex: 1, minWidth: 130 },
  { field: 'watts', headerName: 'Watts', type: 'number', width: 110 },
];

const rows = [
  { id: 1, lamp: 'Desk', watts: 9 },
  { id: 2, lamp: 'Street', watts: 70 },
  { id: 3, lamp: 'Stage', watts: 400 },
];

/** Replace this function with a request to a service that understands prompts. */
async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    conversationId: 'demo',
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [{ column: 'watts', direction: prompt.includes('brightest') ? 'desc' : 'asc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}

function LampToolbar() {
  return (
    <Toolbar aria-label="Lamps">
      <AiAssistantPanelTrigger
        render={(props, { open }) => (
          <Button
            {...props}
            color="primary"
            variant={open ? 'contained' : 'outlined'}
            startIcon={<GridAssistantIcon />}
          >
            Ask
          </Button>
        )}
      />
    </Toolbar>
  );
}

export default function AssistantTrigger() {
  return (
    <Box sx={{ width: '100%', height: 460 }}>
      <DataGridPremium
        aria-label="Lamps"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={[{ value: 'Show the brightest lamps first' }]}
        slots={{ toolbar: LampToolbar, aiAssistantPanel: GridAiAssistantPanel }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
