import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createSvgIcon } from '@mui/material/utils';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Letter {
  readonly id: number;
  readonly subject: string;
  readonly archived: boolean;
}

const ArchiveIcon = createSvgIcon(<path d="M3 4h18v5H3zM5 11h14v9H5zM9 13h6v2H9z" />, 'Archive');

const startRows: Letter[] = [
  { id: 1, subject: 'Chimney sweep on Friday', archived: false },
  { id: 2, subject: 'Key for the cellar', archived: true },
  { id: 3, subject: 'Bicycles in the hall', archived: false },
];

export default function RowActions() {
  const [rows, setRows] = useState(startRows);
  const [message, setMessage] = useState('');
  const columns = useMemo<GridColDef<Letter>[]>(() => {
    const change = (id: number, archived: boolean) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, archived } : row)));

    return [
      { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 115 },
      { field: 'archived', headerName: 'Archived', type: 'boolean', width: 90 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<ArchiveIcon />}
              label="Archive"
              disabled={params.row.archived}
              onClick={() => change(params.row.id, true)}
            />
            <GridActionsCellItem
              label="Take out of the archive"
              showInMenu
              disabled={!params.row.archived}
              onClick={() => change(params.row.id, false)}
            />
            <GridActionsCellItem
              label="Print"
              showInMenu
              onClick={() => setMessage(`“${params.row.subject}” goes to the printer`)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid aria-label="Letters" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {message}
      </Typography>
    </Box>
  );
}
