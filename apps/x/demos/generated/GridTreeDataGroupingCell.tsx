import { DataGridPro, GridTreeDataGroupingCell, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, name: 'Ada', year: 1815 },
  { id: 2, name: 'Alan', year: 1912 },
  { id: 3, name: 'Grace', year: 1906 },
];

const columns: GridColDef[] = [
  { field: 'name', width: 160 },
  { field: 'year', width: 100, type: 'singleSelect', valueOptions: [1815, 1906, 1912] },
];

const groupColumn: Partial<GridColDef> = {
  width: 200,
  renderCell: ({ rowNode, ...params }) =>
    rowNode.type === 'group' ? <GridTreeDataGroupingCell {...params} rowNode={rowNode} /> : null,
};

export default function GridTreeDataGroupingCellExample() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        groupingColDef={groupColumn}
        getTreeDataPath={({ year, name }) => [year < 1900 ? '19th century' : '20th century', name]}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
