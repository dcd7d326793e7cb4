import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  {
    field: 'shop',
    headerName: 'Shop',
    flex: 1,
    minWidth: 120,
    description: 'City of the shop',
    examples: ['Turku', 'Porto'],
  },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 120,
    description: 'Profit divided by revenue, in percent',
    examples: [12.5, 30, -4],
  },
];

const rows = [
  { id: 1, shop: 'Bergen', margin: 18.5 },
  { id: 2, shop: 'Graz', margin: -2 },
  { id: 3, shop: 'Porto', margin: 27 },
];

const response: PromptResponse = {
  conversationId: 'demo',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [{ column: 'margin', direction: 'asc' }],
  grouping: [],
  pivoting: {},
  chart: null,
};

export default function PromptContext() {
  const apiRef = useGridApiRef();
  const [context, setContext] = useState('');

  const handlePrompt = async (_prompt: string, promptContext: string) => {
    setContext(JSON.stringify(JSON.parse(promptContext), null, 2));
    return response;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => void apiRef.current?.aiAssistant.processPrompt('Lowest margin first')}
      >
        Lowest margin first
      </Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Shops"
          rows={rows}
          columns={columns}
          aiAssistant
          onPrompt={handlePrompt}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Context of the prompt"
        sx={{ mt: 1, mb: 0, height: 180, overflow: 'auto', fontSize: 13 }}
      >
        {context || 'The context of the prompt appears here.'}
      </Box>
    </Box>
  );
}
