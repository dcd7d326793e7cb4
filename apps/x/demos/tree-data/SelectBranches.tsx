import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Topic {
  readonly id: number;
  readonly path: readonly string[];
  readonly letters: number;
}

const columns: GridColDef<Topic>[] = [
  { field: 'letters', headerName: 'Letters', type: 'number', width: 110 },
];

const rows: Topic[] = [
  { id: 1, path: ['Traffic'], letters: 120 },
  { id: 2, path: ['Traffic', 'Buses'], letters: 71 },
  { id: 3, path: ['Traffic', 'Cycle lanes'], letters: 49 },
  { id: 4, path: ['Parks'], letters: 33 },
];

const getPath = (row: Topic) => row.path;
const both = { parents: true, descendants: true };
const neither = { parents: false, descendants: false };

export default function SelectBranches() {
  const [together, setTogether] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="A branch is selected as a whole"
        control={
          <Switch checked={together} onChange={(event) => setTogether(event.target.checked)} />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Topics"
          treeData
          getTreeDataPath={getPath}
          rows={rows}
          columns={columns}
          groupingColDef={{ headerName: 'Topic', width: 190 }}
          defaultGroupingExpansionDepth={1}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionPropagation={together ? both : neither}
          hideFooter
        />
      </Box>
    </Box>
  );
}
