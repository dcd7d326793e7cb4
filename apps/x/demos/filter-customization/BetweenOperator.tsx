import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Bike {
  readonly id: number;
  readonly bike: string;
  readonly price: number;
}

type Range = readonly [from: string, to: string];

function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [from, to]: Range = item.value ?? ['', ''];
  const setRange = (value: Range) => applyValue({ ...item, value });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        label="From"
        type="number"
        variant="standard"
        value={from}
        inputRef={focusElementRef}
        onChange={(event) => setRange([event.target.value, to])}
      />
      <TextField
        label="To"
        type="number"
        variant="standard"
        value={to}
        onChange={(event) => setRange([from, event.target.value])}
      />
    </Box>
  );
}

const between: GridFilterOperator<Bike, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    const [from, to]: Range = value ?? ['', ''];
    if (from === '' || to === '') {
      return null;
    }
    return (cell) => cell >= Number(from) && cell <= Number(to);
  },
  InputComponent: RangeInput,
};

const columns: GridColDef<Bike>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 120,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

const rows: Bike[] = [
  { id: 1, bike: 'City 3', price: 540 },
  { id: 2, bike: 'Gravel S', price: 1290 },
  { id: 3, bike: 'Cargo XL', price: 3400 },
  { id: 4, bike: 'Folding 16', price: 780 },
];

export default function BetweenOperator() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Bikes"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'price', operator: 'between', value: ['700', '1500'] }],
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
