import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

interface Delivery {
  readonly id: number;
  readonly supplier: string;
  readonly delivered: Date;
  readonly crates: number;
}

const columns: GridColDef<Delivery>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  { field: 'delivered', headerName: 'Delivered', type: 'date', width: 130 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
];

const rows: Delivery[] = [
  { id: 1, supplier: 'Orchard', delivered: new Date(2026, 2, 4), crates: 40 },
  { id: 2, supplier: 'Orchard', delivered: new Date(2026, 3, 8), crates: 52 },
  { id: 3, supplier: 'Orchard', delivered: new Date(2026, 3, 22), crates: 18 },
  { id: 4, supplier: 'Dairy', delivered: new Date(2026, 2, 11), crates: 25 },
  { id: 5, supplier: 'Dairy', delivered: new Date(2026, 4, 6), crates: 30 },
];

const model: GridPivotModel = {
  rows: [{ field: 'supplier' }],
  columns: [{ field: 'delivered-month', sort: 'asc' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};

/** Adds a field such as “2026-04”, which also sorts in the order of time. */
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (column) => {
  if (column.type !== 'date') {
    return undefined;
  }
  return [
    {
      field: `${column.field}-month`,
      headerName: `${column.headerName} (month)`,
      valueGetter: (_value, row: Record<string, Date>) => {
        const date = row[column.field];
        return date && `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
      },
    },
  ];
};

export default function PivotByMonth() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPremium
        aria-label="Crates by supplier and month"
        rows={rows}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        getPivotDerivedColumns={getPivotDerivedColumns}
        pivotingColDef={{ width: 110 }}
        hideFooter
      />
    </Box>
  );
}
