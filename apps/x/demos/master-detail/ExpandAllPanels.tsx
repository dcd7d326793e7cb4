import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Release {
  readonly id: string;
  readonly date: string;
  readonly notes: string;
}

const columns: GridColDef<Release>[] = [
  { field: 'id', headerName: 'Version', width: 120 },
  { field: 'date', headerName: 'Released', flex: 1, minWidth: 130 },
];

const rows: Release[] = [
  { id: '2.4.0', date: 'May 4, 2026', notes: 'Adds a dark theme, and exports to PDF.' },
  { id: '2.3.1', date: 'April 18, 2026', notes: 'Corrects the totals of canceled orders.' },
  { id: '2.3.0', date: 'April 2, 2026', notes: 'Adds saved searches.' },
];

const showNotes = ({ row }: GridRowParams<Release>) => (
  <div role="row">
    <Box role="gridcell" aria-colspan={columns.length + 1} sx={{ px: 3, py: 2 }}>
      {row.notes}
    </Box>
  </div>
);

const getHeight = () => 'auto' as const;

export default function ExpandAllPanels() {
  const [expanded, setExpanded] = useState<Set<GridRowId>>(() => new Set());
  const areAllExpanded = expanded.size === rows.length;
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setExpanded(new Set(areAllExpanded ? [] : rows.map(({ id }) => id)))}
      >
        {areAllExpanded ? 'Collapse all' : 'Expand all'}
      </Button>
      <Box sx={{ height: 380, mt: 1 }}>
        <DataGridPro
          aria-label="Releases"
          rows={rows}
          columns={columns}
          getDetailPanelContent={showNotes}
          getDetailPanelHeight={getHeight}
          detailPanelExpandedRowIds={expanded}
          onDetailPanelExpandedRowIdsChange={setExpanded}
          hideFooter
        />
      </Box>
    </Box>
  );
}
