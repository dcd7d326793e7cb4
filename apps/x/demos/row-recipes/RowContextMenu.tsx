import { useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'photo', headerName: 'Photo', flex: 1, minWidth: 130 },
  { field: 'taken', headerName: 'Taken', width: 120 },
];

const rows = [
  { id: 1, photo: 'Lighthouse', taken: 'May 4' },
  { id: 2, photo: 'Old pier', taken: 'May 7' },
  { id: 3, photo: 'First snow', taken: 'Nov 12' },
];

interface OpenMenu {
  readonly photo: string;
  readonly left: number;
  readonly top: number;
}

export default function RowContextMenu() {
  const [menu, setMenu] = useState<OpenMenu>();
  const [status, setStatus] = useState('Open the context menu of a row');

  const openMenu = (event: MouseEvent<HTMLDivElement>) => {
    const row = rows.find(({ id }) => String(id) === event.currentTarget.dataset['id']);
    if (row) {
      event.preventDefault();
      setMenu({ photo: row.photo, left: event.clientX, top: event.clientY });
    }
  };

  const choose = (action: string) => {
    setStatus(`${action}: ${menu?.photo}`);
    setMenu(undefined);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Photos"
          rows={rows}
          columns={columns}
          slotProps={{ row: { onContextMenu: openMenu } }}
          hideFooter
        />
      </Box>
      <Menu
        open={menu !== undefined}
        onClose={() => setMenu(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={menu}
      >
        <MenuItem onClick={() => choose('Download')}>Download</MenuItem>
        <MenuItem onClick={() => choose('Share')}>Share</MenuItem>
      </Menu>
      <Typography role="status" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </Box>
  );
}
