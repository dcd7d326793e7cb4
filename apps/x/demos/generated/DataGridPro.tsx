import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, name: 'Ada', year: 1815 },
  { id: 2, name: 'Alan', year: 1912 },
  { id: 3, name: 'Grace', year: 1906 },
];

const columns: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'year', width: 100, type: 'singleSelect', valueOptions: [1815, 1906, 1912] },
];

export default function DataGridProExample() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro rows={rows} columns={columns} />
    </div>
  );
}
