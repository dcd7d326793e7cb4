import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'walk', headerName: 'Walk', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const rows = [
  {
    id: 1,
    walk: 'Gorge path',
    hours: 3,
    note: 'Closed after heavy rain. Bring a torch for the tunnel.',
  },
  { id: 2, walk: 'Three chapels', hours: 5, note: 'Water at the second chapel only.' },
  { id: 3, walk: 'Ridge', hours: 7, note: 'Exposed from the saddle on; turn back in fog.' },
];

const showNote = ({ row }: GridRowParams<(typeof rows)[number]>) => (
  <div role="row">
    <Box role="gridcell" aria-colspan={columns.length + 1} sx={{ p: 2 }}>
      {row.note}
    </Box>
  </div>
);
const panelHeight = () => 52;

export default function OneOpenPanel() {
  const [open, setOpen] = useState<Set<GridRowId>>(() => new Set([1]));
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGridPro
        aria-label="Walks"
        rows={rows}
        columns={columns}
        getDetailPanelContent={showNote}
        getDetailPanelHeight={panelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpen(new Set([...ids].slice(-1)))}
        hideFooter
      />
    </Box>
  );
}
