import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'trees', headerName: 'Trees', type: 'number', width: 110 },
];

const rows = [
  { id: 1, street: 'Quay', trees: 14 },
  { id: 2, street: 'Mill Lane', trees: 52 },
  { id: 3, street: 'Station Road', trees: 31 },
];

/** Replace this function with a request to a service that understands prompts. */
async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const isAboutFew = prompt.includes('fewest');
  return {
    conversationId: 'demo',
    select: -1,
    filters: isAboutFew ? [{ column: 'trees', operator: '<', value: 40 }] : [],
    aggregation: {},
    sorting: [{ column: 'trees', direction: isAboutFew ? 'asc' : 'desc' }],
    grouping: [],
    pivoting: {},
    chart: null,
  };
}

const prompts = ['Streets with the fewest trees', 'Streets with the most trees'];

export default function PromptsFromButtons() {
  const apiRef = useGridApiRef();
  const [status, setStatus] = useState('');

  const ask = async (prompt: string) => {
    setStatus('Asking…');
    const response = await apiRef.current?.aiAssistant.processPrompt(prompt);
    setStatus(response instanceof Error ? response.message : `Done: ${prompt}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        {prompts.map((prompt) => (
          <Button key={prompt} variant="outlined" onClick={() => void ask(prompt)}>
            {prompt}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Streets"
          rows={rows}
          columns={columns}
          aiAssistant
          onPrompt={answerPrompt}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </Box>
  );
}
