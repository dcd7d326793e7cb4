import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

function StarsInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', height: 48 }}>
      <Typography component="span" variant="body2" sx={{ mr: 1 }}>
        Stars
      </Typography>
      <Rating
        name="least-stars"
        value={Number(item.value ?? 0)}
        onChange={(event, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const atLeast: GridFilterOperator<object, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => (value ? (stars) => stars >= Number(value) : null),
  InputComponent: StarsInput,
  getValueAsString: (value: number) => `${value} stars`,
};

const columns: GridColDef[] = [
  { field: 'camp', headerName: 'Camp site', flex: 1, minWidth: 130 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 160,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    filterOperators: [atLeast],
    renderCell: ({ value, row }: GridRenderCellParams<{ camp: string }, number>) => (
      <Rating readOnly value={value ?? 0} aria-label={`${row.camp}: ${value} stars`} />
    ),
  },
];

const rows = [
  { id: 1, camp: 'Dune', stars: 3 },
  { id: 2, camp: 'Old railway', stars: 5 },
  { id: 3, camp: 'Two brooks', stars: 2 },
  { id: 4, camp: 'Lighthouse', stars: 4 },
];

export default function FilterOfItsOwn() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        aria-label="Camp sites"
        rows={rows}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'stars', operator: 'atLeast', value: 3 }] } },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
