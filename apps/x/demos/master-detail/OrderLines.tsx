import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Order {
  readonly id: string;
  readonly customer: string;
  readonly lines: readonly string[];
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'lines',
    headerName: 'Lines',
    type: 'number',
    width: 90,
    valueGetter: (lines: readonly string[]) => lines.length,
  },
];

const rows: Order[] = [
  { id: 'B-118', customer: 'Café Lind', lines: ['20 kg espresso beans', '4 kg filter beans'] },
  { id: 'B-119', customer: 'Hotel Sund', lines: ['60 jars of jam'] },
  { id: 'B-120', customer: 'N. Achebe', lines: [] },
];

function showLines({ row }: GridRowParams<Order>) {
  if (row.lines.length === 0) {
    return null;
  }
  return (
    <div role="row">
      <Box role="gridcell" aria-colspan={columns.length + 1} sx={{ px: 3, py: 2 }}>
        <Typography variant="subtitle2" component="h3">
          Lines of {row.id}
        </Typography>
        <Box component="ul" sx={{ m: 0 }}>
          {row.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </Box>
    </div>
  );
}

const measure = () => 'auto' as const;

export default function OrderLines() {
  const [open, setOpen] = useState<Set<GridRowId>>(() => new Set(['B-118']));
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        getDetailPanelContent={showLines}
        getDetailPanelHeight={measure}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={setOpen}
        hideFooter
      />
    </Box>
  );
}
