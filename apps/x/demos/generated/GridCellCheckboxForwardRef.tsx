import { DataGrid, GridCellCheckboxForwardRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Ada', year: 1815 },
  { id: 2, name: 'Alan', year: 1912 },
  { id: 3, name: 'Grace', year: 1906 },
];

const columns: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'year', width: 160, renderCell: (params) => <GridCellCheckboxForwardRef {...params} /> },
];

export default function GridCellCheckboxForwardRefExample() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
