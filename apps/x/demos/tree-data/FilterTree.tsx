import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Place {
  readonly id: number;
  readonly path: readonly string[];
  readonly kind: string;
}

const columns: GridColDef<Place>[] = [
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 120 },
];

const rows: Place[] = [
  { id: 1, path: ['Norway'], kind: 'Country' },
  { id: 2, path: ['Norway', 'Bergen'], kind: 'City' },
  { id: 3, path: ['Norway', 'Bergen', 'Bryggen'], kind: 'District' },
  { id: 4, path: ['Norway', 'Oslo'], kind: 'City' },
  { id: 5, path: ['Norway', 'Oslo', 'Bjørvika'], kind: 'District' },
  { id: 6, path: ['Singapore'], kind: 'City' },
];

const getPath = (row: Place) => row.path;
const cities = { items: [{ field: 'kind', operator: 'equals', value: 'City' }] };

export default function FilterTree() {
  const [firstLevelOnly, setFirstLevelOnly] = useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Filter the first level only"
        control={
          <Switch
            checked={firstLevelOnly}
            onChange={(event) => setFirstLevelOnly(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 300 }}>
        <DataGridPro
          aria-label="Cities"
          treeData
          getTreeDataPath={getPath}
          rows={rows}
          columns={columns}
          groupingColDef={{ headerName: 'Place', width: 200 }}
          initialState={{ filter: { filterModel: cities } }}
          disableChildrenFiltering={firstLevelOnly}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
