import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Entry {
  readonly id: number;
  readonly word: string;
  readonly version: number;
}

const columns: GridColDef<Entry>[] = [
  { field: 'word', headerName: 'Word', flex: 1, minWidth: 130, editable: true },
  { field: 'version', headerName: 'Version', type: 'number', width: 110 },
];

const startRows: Entry[] = [
  { id: 1, word: 'mooring', version: 3 },
  { id: 2, word: 'fairlead', version: 1 },
];

/** Stands for a server that tidies the word and counts versions. */
async function store(entry: Entry): Promise<Entry> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return { ...entry, word: entry.word.trim().toLowerCase(), version: entry.version + 1 };
}

export default function StoredAnswer() {
  const [rows, setRows] = useState(startRows);
  const [state, setState] = useState('Everything is saved');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Glossary"
          rows={rows}
          columns={columns}
          processRowUpdate={async (changed, before) => {
            if (changed.word === before.word) {
              return before;
            }
            setState(`Saving “${changed.word}”`);
            const stored = await store(changed);
            setRows((all) => all.map((row) => (row.id === stored.id ? stored : row)));
            setState(`“${stored.word}” is saved as version ${stored.version}`);
            return stored;
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {state}
      </Typography>
    </Box>
  );
}
