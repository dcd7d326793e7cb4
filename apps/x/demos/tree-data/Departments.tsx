import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Department {
  readonly id: number;
  readonly path: readonly string[];
  readonly head: string;
  readonly people: number;
}

const columns: GridColDef<Department>[] = [
  { field: 'head', headerName: 'Head', width: 130 },
  { field: 'people', headerName: 'People', type: 'number', width: 100 },
];

const rows: Department[] = [
  { id: 1, path: ['Hospital'], head: 'R. Amadi', people: 412 },
  { id: 2, path: ['Hospital', 'Surgery'], head: 'T. Holm', people: 96 },
  { id: 3, path: ['Hospital', 'Surgery', 'Day clinic'], head: 'U. Nagy', people: 18 },
  { id: 4, path: ['Hospital', 'Kitchen'], head: 'P. Costa', people: 31 },
  { id: 5, path: ['Hospital', 'Laboratory'], head: 'I. Sato', people: 44 },
];

const getPath = (row: Department) => row.path;

export default function Departments() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGridPro
        aria-label="Departments"
        treeData
        getTreeDataPath={getPath}
        rows={rows}
        columns={columns}
        groupingColDef={{ headerName: 'Department', width: 200, hideDescendantCount: true }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
