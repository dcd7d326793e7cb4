import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 110 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Open (h)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, ticket: 'T-310', subject: 'Invoice is missing', hours: 52 },
  { id: 2, ticket: 'T-314', subject: 'Cannot sign in', hours: 3 },
  { id: 3, ticket: 'T-315', subject: 'Wrong delivery address', hours: 26 },
  { id: 4, ticket: 'T-318', subject: 'Change of plan', hours: 9 },
];

/** Replace this function with a request to a language model that returns JSON. */
async function askModel(prompt: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const column = prompt.toLowerCase().includes('priority') ? 'priority' : 'hours';
  return JSON.stringify({ column, operator: '>', value: 24 });
}

/** Throws if the filter of the model doesn't fit the columns. The panel then shows the message. */
function parseFilter(text: string): PromptResponse['filters'][number] {
  const filter = JSON.parse(text) as PromptResponse['filters'][number];
  if (!columns.some(({ field }) => field === filter.column)) {
    throw new Error(`There is no column “${filter.column}”. Try another question.`);
  }
  return filter;
}

async function answerPrompt(prompt: string): Promise<PromptResponse> {
  const filter = parseFilter(await askModel(prompt));
  return {
    conversationId: 'demo',
    select: -1,
    filters: [filter],
    aggregation: {},
    sorting: [{ column: filter.column, direction: 'desc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}

export default function CheckedAnswer() {
  return (
    <Box sx={{ width: '100%', height: 480 }}>
      <DataGridPremium
        aria-label="Support tickets"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={[
          { value: 'Open for more than a day' },
          { value: 'Tickets with high priority' },
        ]}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
