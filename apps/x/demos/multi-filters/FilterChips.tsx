import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'apartment', headerName: 'Apartment', flex: 1, minWidth: 130 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 100 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110 },
  { field: 'hasBalcony', headerName: 'Balcony', type: 'boolean', width: 110 },
];

const rows = [
  { id: 1, apartment: 'Alder Way 4', rooms: 2, rent: 840, hasBalcony: true },
  { id: 2, apartment: 'Quayside 19', rooms: 4, rent: 1720, hasBalcony: true },
  { id: 3, apartment: 'Mill Lane 7', rooms: 3, rent: 960, hasBalcony: false },
  { id: 4, apartment: 'Zion Hill 2', rooms: 3, rent: 990, hasBalcony: true },
];

const filters: (GridFilterItem & { readonly label: string })[] = [
  { id: 'rooms', label: '3 rooms or more', field: 'rooms', operator: '>=', value: '3' },
  { id: 'rent', label: 'Below € 1,000', field: 'rent', operator: '<', value: '1000' },
  { id: 'balcony', label: 'Balcony', field: 'hasBalcony', operator: 'is', value: 'true' },
];

export default function FilterChips() {
  const apiRef = useGridApiRef();
  const [items, setItems] = useState<readonly GridFilterItem[]>([]);
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {filters.map(({ label, ...item }) => {
          const isActive = items.some(({ id }) => id === item.id);
          return (
            <Chip
              key={label}
              label={label}
              variant={isActive ? 'filled' : 'outlined'}
              aria-pressed={isActive}
              onClick={() =>
                isActive
                  ? apiRef.current?.deleteFilterItem(item)
                  : apiRef.current?.upsertFilterItem(item)
              }
            />
          );
        })}
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Apartments"
          rows={rows}
          columns={columns}
          onFilterModelChange={(model) => setItems(model.items)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
