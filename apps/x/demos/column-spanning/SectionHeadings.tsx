import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Task {
  readonly id: number;
  readonly task: string;
  readonly owner?: string;
  readonly due?: string;
  readonly isHeading?: boolean;
}

const columns: GridColDef<Task>[] = [
  {
    field: 'task',
    headerName: 'Task',
    flex: 1,
    minWidth: 150,
    sortable: false,
    hideable: false,
    colSpan: (_value, row) => (row.isHeading ? 3 : 1),
  },
  { field: 'owner', headerName: 'Owner', width: 110, sortable: false },
  { field: 'due', headerName: 'Due', width: 100, sortable: false },
];

const rows: Task[] = [
  { id: 1, task: 'Before the move', isHeading: true },
  { id: 2, task: 'Order boxes', owner: 'Lena', due: 'May 4' },
  { id: 3, task: 'Cancel the lease', owner: 'Omar', due: 'May 10' },
  { id: 4, task: 'On the day', isHeading: true },
  { id: 5, task: 'Read the meters', owner: 'Omar', due: 'June 1' },
  { id: 6, task: 'Hand over the keys', owner: 'Lena', due: 'June 1' },
];

export default function SectionHeadings() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Moving plan"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={({ row }) => !row.isHeading}
        getRowClassName={({ row }) => (row.isHeading ? 'heading' : '')}
        sx={{ '& .heading': { fontWeight: 'bold', bgcolor: 'action.hover' } }}
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
