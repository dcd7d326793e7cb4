import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Bird {
  readonly id: number;
  readonly bird: string;
  readonly grams: number;
}

const birds: Bird[] = [
  { id: 1, bird: 'Wren', grams: 10 },
  { id: 2, bird: 'Jackdaw', grams: 240 },
  { id: 3, bird: 'Gray heron', grams: 1600 },
  { id: 4, bird: 'Blackcap', grams: 18 },
  { id: 5, bird: 'Buzzard', grams: 900 },
];

export default function PinByAction() {
  const [pinned, setPinned] = useState<readonly number[]>([3]);
  const { rows, pinnedRows } = useMemo(
    () => ({
      rows: birds.filter(({ id }) => !pinned.includes(id)),
      pinnedRows: { top: birds.filter(({ id }) => pinned.includes(id)) },
    }),
    [pinned],
  );
  const columns = useMemo<GridColDef<Bird>[]>(
    () => [
      { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 120 },
      { field: 'grams', headerName: 'Grams', type: 'number', width: 100 },
      {
        field: 'pin',
        headerName: 'Compare',
        width: 120,
        sortable: false,
        filterable: false,
        renderCell: ({ id, row, tabIndex }) => {
          const isPinned = pinned.includes(Number(id));
          return (
            <Button
              size="small"
              tabIndex={tabIndex}
              aria-pressed={isPinned}
              aria-label={`Keep ${row.bird} on top`}
              onClick={() =>
                setPinned((all) =>
                  isPinned ? all.filter((other) => other !== id) : [...all, Number(id)],
                )
              }
            >
              {isPinned ? 'Unpin' : 'Pin'}
            </Button>
          );
        },
      },
    ],
    [pinned],
  );
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGridPro
        aria-label="Birds"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
