import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridDeleteIcon,
  GridDownloadIcon,
  type GridColDef,
} from '@mui/x-data-grid';

const documents = [
  { id: 1, name: 'Lease.pdf', pages: 14 },
  { id: 2, name: 'Floor plan.pdf', pages: 2 },
  { id: 3, name: 'Inventory.pdf', pages: 6 },
];

export default function ActionsWithMenu() {
  const [rows, setRows] = useState(documents);
  const columns = useMemo<GridColDef[]>(
    () => [
      { field: 'name', headerName: 'Document', flex: 1, minWidth: 140 },
      { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<GridDownloadIcon />}
              label={`Download ${params.row.name}`}
            />
            <GridActionsCellItem
              showInMenu
              icon={<GridDeleteIcon />}
              label="Delete"
              onClick={() => setRows((all) => all.filter(({ id }) => id !== params.id))}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Documents"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
