import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface File {
  readonly path: string;
  readonly kilobytes: number;
}

const columns: GridColDef<File>[] = [
  { field: 'kilobytes', headerName: 'Size (kB)', type: 'number', width: 130 },
];

const rows: File[] = [
  { path: 'letters/2024/landlord.odt', kilobytes: 38 },
  { path: 'letters/2024/school.odt', kilobytes: 21 },
  { path: 'letters/2025/bank.odt', kilobytes: 44 },
  { path: 'photos/hut.jpg', kilobytes: 2310 },
];

const getId = (row: File) => row.path;
const getPath = (row: File) => row.path.split('/');

export default function MissingParents() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGridPro
        aria-label="Files"
        treeData
        getRowId={getId}
        getTreeDataPath={getPath}
        rows={rows}
        columns={columns}
        groupingColDef={{ headerName: 'File', width: 230 }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'letters'}
        hideFooter
      />
    </Box>
  );
}
