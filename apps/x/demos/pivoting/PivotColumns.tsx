import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
  { field: 'repairs', headerName: 'Repairs', type: 'number' },
];

const rows = [
  { id: 1, line: 'Bread', year: '2025', hours: 310, repairs: 1 },
  { id: 2, line: 'Bread', year: '2026', hours: 280, repairs: 2 },
  { id: 3, line: 'Cakes', year: '2025', hours: 190, repairs: 3 },
  { id: 4, line: 'Cakes', year: '2026', hours: 205, repairs: 1 },
  { id: 5, line: 'Rolls', year: '2025', hours: 420, repairs: 4 },
  { id: 6, line: 'Rolls', year: '2026', hours: 395, repairs: 2 },
];

/** The path holds the headings above a column: here its year. */
const describe = (field: string, path: string[]) => ({
  width: field === 'hours' ? 90 : 100,
  cellClassName: path[0] === '2026' ? 'now' : '',
});

export default function PivotColumns() {
  const [isHidden, setHidden] = useState(false);
  const model = useMemo<GridPivotModel>(
    () => ({
      rows: [{ field: 'line' }],
      columns: [{ field: 'year', sort: 'desc' }],
      values: [
        { field: 'hours', aggFunc: 'sum' },
        { field: 'repairs', aggFunc: 'sum', hidden: isHidden },
      ],
    }),
    [isHidden],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Hide repairs"
        control={
          <Switch checked={isHidden} onChange={(event) => setHidden(event.target.checked)} />
        }
      />
      <Box sx={{ height: 340 }}>
        <DataGridPremium
          aria-label="Bakery"
          rows={rows}
          columns={columns}
          initialState={{ pivoting: { enabled: true } }}
          pivotModel={model}
          pivotingColDef={describe}
          sx={{ '& .now': { fontWeight: 'bold' } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
