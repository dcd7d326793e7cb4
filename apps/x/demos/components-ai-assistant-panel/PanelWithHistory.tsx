import { createContext, useContext, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import {
  DataGridPremium,
  useGridApiContext,
  type Conversation,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, peak: 'Snøhetta', height: 2286 },
  { id: 2, peak: 'Glittertind', height: 2452 },
  { id: 3, peak: 'Gaustatoppen', height: 1883 },
];

/** Replace this function with a request to a service that understands prompts. */
async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return {
    conversationId: 'peaks',
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [{ column: 'height', direction: prompt.startsWith('Highest') ? 'desc' : 'asc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}

const ConversationsContext = createContext<readonly Conversation[]>([]);

function HistoryPanel() {
  const apiRef = useGridApiContext();
  const prompts = useContext(ConversationsContext).flatMap((conversation) => conversation.prompts);
  return (
    <Paper sx={{ p: 2, width: 280 }}>
      {['Highest first', 'Lowest first'].map((prompt) => (
        <Button key={prompt} onClick={() => void apiRef.current.aiAssistant.processPrompt(prompt)}>
          {prompt}
        </Button>
      ))}
      <List dense aria-label="Prompts">
        {prompts.map(({ value, variant, createdAt }) => (
          <ListItem key={createdAt.getTime()}>
            <ListItemText
              primary={value}
              secondary={variant === 'processing' ? 'Waiting for the answer' : 'Answered'}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

export default function PanelWithHistory() {
  const [conversations, setConversations] = useState<readonly Conversation[]>([]);
  return (
    <ConversationsContext.Provider value={conversations}>
      <Box sx={{ width: '100%', height: 360 }}>
        <DataGridPremium
          label="Peaks"
          rows={rows}
          columns={columns}
          aiAssistant
          onPrompt={answerPrompt}
          onAiAssistantConversationsChange={setConversations}
          slots={{ aiAssistantPanel: HistoryPanel }}
          showToolbar
          hideFooter
        />
      </Box>
    </ConversationsContext.Provider>
  );
}
