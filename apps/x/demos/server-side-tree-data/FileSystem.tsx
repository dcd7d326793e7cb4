import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

interface File {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly children: number;
}

const folders: Record<string, File[]> = {
  '': [
    { id: 'photos', name: 'Photos', size: 5200, children: 2 },
    { id: 'plans', name: 'Plans', size: 310, children: 2 },
    { id: 'readme', name: 'readme.txt', size: 2, children: 0 },
  ],
  Photos: [
    { id: 'harbor', name: 'Harbor', size: 3100, children: 1 },
    { id: 'team', name: 'team.jpg', size: 2100, children: 0 },
  ],
  'Photos/Harbor': [{ id: 'crane', name: 'crane.jpg', size: 3100, children: 0 }],
  Plans: [
    { id: 'ground', name: 'ground-floor.pdf', size: 180, children: 0 },
    { id: 'roof', name: 'roof.pdf', size: 130, children: 0 },
  ],
};

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [] }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const rows = folders[groupKeys.join('/')] ?? [];
    return { rows: [...rows], rowCount: folders['']?.length };
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef[] = [
  { field: 'size', headerName: 'Size (kB)', type: 'number', width: 120, sortable: false },
];

export default function FileSystem() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGridPro
        aria-label="Files"
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 200 }}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
