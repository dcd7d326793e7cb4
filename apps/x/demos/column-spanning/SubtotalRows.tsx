import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  readonly id: number;
  readonly item: string;
  readonly quantity?: number;
  readonly price?: number;
  readonly sum: number;
}

const allColumns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 130,
    colSpan: (value, row) => (row.quantity === undefined ? 3 : undefined),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'sum', headerName: 'Sum', type: 'number', width: 100 },
];

/** The order of the lines is part of the offer. */
const columns = allColumns.map((column) => ({ ...column, sortable: false, filterable: false }));

const rows: Line[] = [
  { id: 1, item: 'Roof tiles', quantity: 120, price: 2, sum: 240 },
  { id: 2, item: 'Battens', quantity: 40, price: 3, sum: 120 },
  { id: 3, item: 'Material', sum: 360 },
  { id: 4, item: 'Carpenter, hours', quantity: 16, price: 55, sum: 880 },
  { id: 5, item: 'Work', sum: 880 },
];

export default function SubtotalRows() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        aria-label="Offer"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.quantity === undefined ? 'subtotal' : '')}
        sx={{ '& .subtotal': { fontWeight: 'bold', bgcolor: 'action.hover' } }}
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
