import {
  DataGrid,
  QuickFilter,
  QuickFilterTrigger,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Ada', year: 1815 },
  { id: 2, name: 'Alan', year: 1912 },
  { id: 3, name: 'Grace', year: 1906 },
];

const columns: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'year', width: 100, type: 'singleSelect', valueOptions: [1815, 1906, 1912] },
];

function ExampleToolbar() {
  return (
    <Toolbar>
      <QuickFilter>
        <QuickFilterTrigger>Quick filter trigger</QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterTriggerExample() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} showToolbar slots={{ toolbar: ExampleToolbar }} />
    </div>
  );
}
