import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type Conversation,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  { field: 'knots', headerName: 'Knots', type: 'number', width: 110 },
];

const rows = [
  { id: 1, vessel: 'Marie', knots: 9 },
  { id: 2, vessel: 'Sula', knots: 22 },
];

const earlier: Conversation[] = [
  {
    id: 'c1',
    title: 'Fast vessels',
    prompts: [
      {
        value: 'Show fast vessels',
        createdAt: new Date(2026, 3, 2, 9, 30),
        variant: 'error',
        helperText: 'The service was not available.',
      },
    ],
  },
];

export default function StoredConversation() {
  const [conversations, setConversations] = useState(earlier);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          aria-label="Vessels"
          rows={rows}
          columns={columns}
          aiAssistant
          onPrompt={async () => {
            throw new Error('This demo has no service.');
          }}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          aiAssistantSuggestions={[{ value: 'Show fast vessels' }]}
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
