import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiContext,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'lake', headerName: 'Lake', flex: 1, minWidth: 120 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, lake: 'Tarn', depth: 12 },
  { id: 2, lake: 'Mirror', depth: 84 },
  { id: 3, lake: 'Long Water', depth: 41 },
];

/** Replace this function with a request to a service that understands prompts. */
async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return {
    conversationId: 'demo',
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [{ column: 'depth', direction: prompt.startsWith('Deepest') ? 'desc' : 'asc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}

const questions = ['Deepest lakes first', 'Shallow lakes first'];

function QuestionPanel() {
  const apiRef = useGridApiContext();
  const [status, setStatus] = useState('');

  const ask = async (question: string) => {
    const answer = await apiRef.current.aiAssistant.processPrompt(question);
    setStatus(answer instanceof Error ? answer.message : 'The grid is sorted.');
  };

  return (
    <Paper sx={{ p: 2, width: 280 }}>
      <Stack spacing={1}>
        {questions.map((question) => (
          <Button key={question} variant="outlined" onClick={() => void ask(question)}>
            {question}
          </Button>
        ))}
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </Paper>
  );
}

export default function OwnPanel() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGridPremium
        label="Lakes"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={answerPrompt}
        slots={{ aiAssistantPanel: QuestionPanel }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
