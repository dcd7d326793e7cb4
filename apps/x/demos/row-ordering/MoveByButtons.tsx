import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import {
  DataGridPro,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const UpIcon = createSvgIcon(<path d="M12 6 5 13h5v6h4v-6h5z" />, 'Up');
const DownIcon = createSvgIcon(<path d="M12 18l7-7h-5V5h-4v6H5z" />, 'Down');

interface Step {
  readonly id: number;
  readonly step: string;
}

const startRows: Step[] = [
  { id: 1, step: 'Soak the beans' },
  { id: 2, step: 'Roast the peppers' },
  { id: 3, step: 'Chop the onions' },
  { id: 4, step: 'Simmer for an hour' },
];

export default function MoveByButtons() {
  const [rows, setRows] = useState(startRows);
  const columns = useMemo<GridColDef<Step>[]>(() => {
    const canMove = (row: Step, by: 1 | -1) => {
      const index = rows.indexOf(row);
      return index > 0 && index + by > 0 && index + by < rows.length;
    };
    const move = (row: Step, by: 1 | -1) => {
      const index = rows.indexOf(row);
      const next = [...rows];
      next.splice(index + by, 0, ...next.splice(index, 1));
      setRows(next);
    };

    return [
      { field: 'step', headerName: 'Step', flex: 1, minWidth: 150, sortable: false },
      {
        field: 'move',
        headerName: 'Move',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<UpIcon />}
              label={`Move “${params.row.step}” up`}
              disabled={!canMove(params.row, -1)}
              onClick={() => move(params.row, -1)}
            />
            <GridActionsCellItem
              icon={<DownIcon />}
              label={`Move “${params.row.step}” down`}
              disabled={!canMove(params.row, 1)}
              onClick={() => move(params.row, 1)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, [rows]);
  return (
    <Box sx={{ width: '100%', height: 310 }}>
      <DataGridPro
        aria-label="Recipe"
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={({ row }) => row.id !== 1}
        isValidRowReorder={({ targetNode, dropPosition }) =>
          targetNode.id !== 1 || dropPosition === 'below'
        }
        onRowOrderChange={({ row, targetIndex }) =>
          setRows((all) => {
            const others = all.filter(({ id }) => id !== row.id);
            const moved = all.filter(({ id }) => id === row.id);
            return [...others.slice(0, targetIndex), ...moved, ...others.slice(targetIndex)];
          })
        }
        hideFooter
      />
    </Box>
  );
}
