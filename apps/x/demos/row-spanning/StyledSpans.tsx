import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Pallet {
  readonly id: number;
  readonly zone: string;
  readonly shelf: string;
  readonly goods: string;
}

const zoneColors: Record<string, 'info' | 'warning'> = { Cold: 'info', Dry: 'warning' };

const columns: GridColDef<Pallet>[] = [
  {
    field: 'zone',
    headerName: 'Zone',
    width: 110,
    renderCell: ({ value }: GridRenderCellParams<Pallet, string>) =>
      value && <Chip label={value} size="small" variant="outlined" color={zoneColors[value]} />,
  },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 130,
    rowSpanValueGetter: () => null,
  },
];

const rows: Pallet[] = [
  { id: 1, zone: 'Cold', shelf: 'C1', goods: 'Butter' },
  { id: 2, zone: 'Cold', shelf: 'C1', goods: 'Cream' },
  { id: 3, zone: 'Cold', shelf: 'C2', goods: 'Yeast' },
  { id: 4, zone: 'Dry', shelf: 'D7', goods: 'Rye flour' },
  { id: 5, zone: 'Dry', shelf: 'D7', goods: 'Oats' },
];

export default function StyledSpans() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        aria-label="Warehouse"
        rows={rows}
        columns={columns}
        rowSpanning
        disableRowSelectionOnClick
        showCellVerticalBorder
        sx={{
          [`& .${gridClasses.cell}[aria-rowspan]:not([aria-rowspan="1"])`]: {
            display: 'flex',
            alignItems: 'center',
            bgcolor: 'action.hover',
          },
        }}
        hideFooter
      />
    </Box>
  );
}
