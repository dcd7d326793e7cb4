import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Page {
  readonly id: number;
  readonly path: readonly string[];
  readonly author: string;
}

const columns: GridColDef<Page>[] = [
  { field: 'author', headerName: 'Author', width: 130, sortable: false },
];

const rows: Page[] = [
  { id: 1, path: ['Handbook'], author: 'Farah' },
  { id: 2, path: ['Handbook', 'Vacation'], author: 'Farah' },
  { id: 3, path: ['Handbook', 'Equipment'], author: 'Mateo' },
  { id: 4, path: ['Projects'], author: 'Yuki' },
  { id: 5, path: ['Projects', 'New website'], author: 'Yuki' },
];

const getPath = (row: Page) => row.path;
const setPath = (path: string[], row: Page) => ({ ...row, path });

export default function DragInTree() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPro
        aria-label="Pages"
        treeData
        getTreeDataPath={getPath}
        setTreeDataPath={setPath}
        rows={rows}
        columns={columns}
        groupingColDef={{ headerName: 'Page', flex: 1, minWidth: 180, hideDescendantCount: true }}
        defaultGroupingExpansionDepth={-1}
        rowReordering
        hideFooter
      />
    </Box>
  );
}
