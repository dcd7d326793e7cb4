import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

const StarIcon = createSvgIcon(
  <path d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z" />,
  'Star',
);
const StarOutlineIcon = createSvgIcon(
  <path
    d="M12 4.5l2.2 5 5.3.5-4 3.5 1.2 5.3-4.7-2.8-4.7 2.8 1.2-5.3-4-3.5 5.3-.5z"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
  />,
  'StarOutline',
);
const DeleteIcon = createSvgIcon(<path d="M9 3h6l1 2h4v2H4V5h4zM6 9h12l-1 12H7z" />, 'Delete');

interface Recipe {
  readonly id: number;
  readonly name: string;
  readonly minutes: number;
  readonly starred: boolean;
}

const startRows: Recipe[] = [
  { id: 1, name: 'Leek soup', minutes: 35, starred: true },
  { id: 2, name: 'Plum cake', minutes: 70, starred: false },
  { id: 3, name: 'Rice with peas', minutes: 25, starred: false },
];

export default function RowButtons() {
  const [rows, setRows] = useState(startRows);
  const columns = useMemo<GridColDef<Recipe>[]>(() => {
    const toggleStar = (id: number) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, starred: !row.starred } : row)));
    const remove = (id: number) => setRows((all) => all.filter((row) => row.id !== id));

    return [
      { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 115 },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={params.row.starred ? <StarIcon /> : <StarOutlineIcon />}
              label={params.row.starred ? 'Remove star' : 'Add star'}
              onClick={() => toggleStar(params.row.id)}
            />
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label="Delete"
              onClick={() => remove(params.row.id)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Recipes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
