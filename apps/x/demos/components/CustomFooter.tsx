import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  GridSelectedRowCount,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type FooterPropsOverrides,
  type GridColDef,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    totalWeight: number;
  }
}

const columns: GridColDef[] = [
  { field: 'crate', headerName: 'Crate', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, crate: 'Apples', weight: 340 },
  { id: 2, crate: 'Pears', weight: 220 },
  { id: 3, crate: 'Quinces', weight: 85 },
];

function WeightFooter({ totalWeight }: Partial<FooterPropsOverrides>) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      {selected > 0 ? <GridSelectedRowCount selectedRowCount={selected} /> : <span />}
      <Typography variant="body2">Total: {totalWeight} kg</Typography>
    </GridFooterContainer>
  );
}

export default function CustomFooter() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Crates"
        rows={rows}
        columns={columns}
        slots={{ footer: WeightFooter }}
        slotProps={{ footer: { totalWeight: 645 } }}
      />
    </Box>
  );
}
