import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'flat', headerName: 'Apartment', flex: 1, minWidth: 130 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 120 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, flat: 'Quay 4', rooms: 3, rent: 1250 },
  { id: 2, flat: 'Mill Lane 18', rooms: 2, rent: 890 },
  { id: 3, flat: 'Station Road 7', rooms: 4, rent: 1480 },
  { id: 4, flat: 'Quay 9', rooms: 3, rent: 1090 },
];

const describe = ({ field, operator, value }: GridFilterItem) => {
  const name = columns.find((column) => column.field === field)?.headerName ?? field;
  return `${name} ${operator} ${String(value)}`;
};

/** An item without a value doesn't filter yet, for example while the user types it. */
const isActive = ({ value }: GridFilterItem) => value !== undefined && value !== '';

export default function ActiveFilters() {
  const [model, setModel] = useState<GridFilterModel>({
    items: [
      { id: 'rooms', field: 'rooms', operator: '>=', value: 3 },
      { id: 'rent', field: 'rent', operator: '<', value: 1300 },
    ],
  });
  const active = model.items.filter(isActive);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, minHeight: 32 }}>
        {active.map((item) => (
          <Chip
            key={item.id}
            label={describe(item)}
            onDelete={() =>
              setModel({ ...model, items: model.items.filter(({ id }) => id !== item.id) })
            }
          />
        ))}
        {active.length === 0 && <Typography>No filters</Typography>}
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Apartments"
          rows={rows}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
          showToolbar
          hideFooter
        />
      </Box>
    </Box>
  );
}
