import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Account {
  readonly id: number;
  readonly holder: string;
  readonly limit: number;
}

const columns: GridColDef<Account>[] = [
  { field: 'holder', headerName: 'Holder', flex: 1, minWidth: 140 },
  { field: 'limit', headerName: 'Limit', type: 'number', width: 140, editable: true },
];

const rows: Account[] = [
  { id: 1, holder: 'Brightwater', limit: 500 },
  { id: 2, holder: 'Stone & Sons', limit: 900 },
  { id: 3, holder: 'Oakfield', limit: 250 },
];

/** Stands for the request that stores a row: the server refuses limits above 1,000. */
async function store(account: Account): Promise<Account> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  if (account.limit > 1000) {
    throw new Error(`A limit of ${account.limit} needs an approval.`);
  }
  return account;
}

export default function RefusedChange() {
  const [problem, setProblem] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Accounts"
          rows={rows}
          columns={columns}
          processRowUpdate={async (account) => {
            const stored = await store(account);
            setProblem('');
            return stored;
          }}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          hideFooter
        />
      </Box>
      <Box sx={{ mt: 2, minHeight: 48 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
      </Box>
    </Box>
  );
}
