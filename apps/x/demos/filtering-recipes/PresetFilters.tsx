import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef, type GridFilterItem } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Running', 'Stopped', 'Repair'],
    width: 120,
  },
];

const rows = [
  { id: 1, machine: 'Lathe 1', hours: 5120, state: 'Running' },
  { id: 2, machine: 'Lathe 2', hours: 320, state: 'Repair' },
  { id: 3, machine: 'Press', hours: 8740, state: 'Stopped' },
  { id: 4, machine: 'Saw', hours: 2210, state: 'Running' },
];

interface Preset extends GridFilterItem {
  readonly id: string;
  readonly label: string;
}

const presets: Preset[] = [
  { id: 'running', label: 'Running', field: 'state', operator: 'is', value: 'Running' },
  { id: 'repair', label: 'In repair', field: 'state', operator: 'is', value: 'Repair' },
  { id: 'service', label: 'Service due', field: 'hours', operator: '>', value: '5000' },
];

export default function PresetFilters() {
  const [items, setItems] = useState<GridFilterItem[]>([]);
  const activeId = items[0]?.id;

  const toggle = ({ id, field, operator, value }: Preset) =>
    setItems(activeId === id ? [] : [{ id, field, operator, value }]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="group" aria-label="Preset filters" sx={{ display: 'flex', gap: 1, mb: 1 }}>
        {presets.map((preset) => (
          <Chip
            key={preset.id}
            label={preset.label}
            color={preset.id === activeId ? 'primary' : 'default'}
            aria-pressed={preset.id === activeId}
            onClick={() => toggle(preset)}
          />
        ))}
      </Box>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Machines"
          rows={rows}
          columns={columns}
          filterModel={{ items }}
          onFilterModelChange={(model) => setItems(model.items)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
