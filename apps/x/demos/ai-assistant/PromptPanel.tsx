import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 100 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, order: 'A-17', city: 'Bergen', total: 310 },
  { id: 2, order: 'A-18', city: 'Porto', total: 95 },
  { id: 3, order: 'A-21', city: 'Bergen', total: 842 },
  { id: 4, order: 'A-24', city: 'Graz', total: 560 },
];

/** Replace this function with a request to a service that understands prompts. */
async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const text = prompt.toLowerCase();
  return {
    conversationId: 'demo',
    select: -1,
    filters: text.includes('expensive') ? [{ column: 'total', operator: '>', value: 500 }] : [],
    aggregation: text.includes('sum') ? { total: 'sum' } : {},
    sorting: [{ column: 'total', direction: 'desc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}

export default function PromptPanel() {
  return (
    <Box sx={{ width: '100%', height: 480 }}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={[
          { value: 'Show expensive orders' },
          { value: 'What is the sum of all orders?' },
        ]}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
