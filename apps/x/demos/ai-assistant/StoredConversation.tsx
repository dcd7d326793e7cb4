import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type Conversation,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'knots', headerName: 'Knots', type: 'number', width: 110 },
];

const rows = [
  { id: 1, vessel: 'Marie', knots: 9 },
  { id: 2, vessel: 'Sula', knots: 22 },
];

/** Replace this function with a request to a service that understands prompts. */
function answer(prompt: string, conversationId = 'c2'): PromptResponse {
  const isAboutFast = prompt.toLowerCase().includes('fast');
  return {
    conversationId,
    select: -1,
    filters: isAboutFast ? [{ column: 'knots', operator: '>', value: 15 }] : [],
    aggregation: {},
    sorting: [{ column: 'knots', direction: 'desc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}

// In your app, load the conversations from your server or from `localStorage`.
const stored: Conversation[] = [
  {
    id: 'c1',
    title: 'Show fast vessels',
    prompts: [
      {
        value: 'Show fast vessels',
        createdAt: new Date(2026, 3, 2, 9, 30),
        variant: 'success',
        response: answer('Show fast vessels', 'c1'),
      },
    ],
  },
];

export default function StoredConversation() {
  const [conversations, setConversations] = useState(stored);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          aria-label="Vessels"
          rows={rows}
          columns={columns}
          aiAssistant
          onPrompt={async (prompt, _context, conversationId) => answer(prompt, conversationId)}
          initialState={{ aiAssistant: { conversations: stored } }}
          onAiAssistantConversationsChange={setConversations}
          aiAssistantSuggestions={[{ value: 'Show fast vessels' }, { value: 'Sort by speed' }]}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          showToolbar
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        Stored prompts: {prompts.length}
      </Typography>
    </Box>
  );
}
