import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 120 },
  { field: 'stop', headerName: 'Stop', width: 140 },
  { field: 'waiting', headerName: 'Waiting', type: 'number', width: 110 },
];

const rows = [
  { id: 1, line: 'Tram 1', stop: 'Market', waiting: 14 },
  { id: 2, line: 'Tram 1', stop: 'Bridge', waiting: 6 },
  { id: 3, line: 'Tram 4', stop: 'Hospital', waiting: 21 },
  { id: 4, line: 'Tram 4', stop: 'Depot', waiting: 2 },
];

export default function KeepExpanded() {
  const apiRef = useGridApiRef();
  // In your app, store this list on your server or in `localStorage`.
  const [expanded, setExpanded] = useState(['Tram 4']);
  // A new key mounts the grid again, like a new visit.
  const [visit, setVisit] = useState(1);

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', ({ groupingKey, childrenExpanded }) => {
        const line = String(groupingKey);
        setExpanded((all) => {
          const others = all.filter((key) => key !== line);
          return childrenExpanded ? [...others, line] : others;
        });
      }),
    [apiRef, visit],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
        Mount again
      </Button>
      <Box sx={{ height: 360, mt: 1 }}>
        <DataGridPremium
          key={visit}
          apiRef={apiRef}
          aria-label="Passengers by line"
          rows={rows}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['line'] },
            columns: { columnVisibilityModel: { line: false } },
          }}
          isGroupExpandedByDefault={({ groupingKey }) => expanded.includes(String(groupingKey))}
          hideFooter
        />
      </Box>
    </Box>
  );
}
