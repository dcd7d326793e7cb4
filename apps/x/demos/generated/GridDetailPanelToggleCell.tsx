import { DataGridPro, GridDetailPanelToggleCell, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, name: 'Ada', year: 1815 },
  { id: 2, name: 'Alan', year: 1912 },
  { id: 3, name: 'Grace', year: 1906 },
];

const columns: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'year', width: 160, renderCell: (params) => <GridDetailPanelToggleCell {...params} /> },
];

export default function GridDetailPanelToggleCellExample() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={({ row }) => <div>{row.year}</div>}
      />
    </div>
  );
}
