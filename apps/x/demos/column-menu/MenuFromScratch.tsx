import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 130 },
  { field: 'key', headerName: 'Key', width: 100 },
  { field: 'tempo', headerName: 'Tempo', type: 'number', width: 110 },
];

const rows = [
  { id: 1, song: 'Northern Line', key: 'D', tempo: 96 },
  { id: 2, song: 'Salt and Rope', key: 'A minor', tempo: 72 },
  { id: 3, song: 'Lanterns', key: 'G', tempo: 128 },
];

function SongMenu({ colDef, hideMenu, open, id, labelledby }: GridColumnMenuProps) {
  const apiRef = useGridApiContext();

  const close = (event: MouseEvent, action: () => void) => {
    action();
    hideMenu(event);
  };

  return (
    <GridColumnMenuContainer
      colDef={colDef}
      hideMenu={hideMenu}
      open={open}
      id={id}
      labelledby={labelledby}
    >
      <MenuItem
        onClick={(event) => close(event, () => apiRef.current.sortColumn(colDef.field, 'asc'))}
      >
        {colDef.type === 'number' ? 'Lowest first' : 'A to Z'}
      </MenuItem>
      <MenuItem
        onClick={(event) => close(event, () => apiRef.current.sortColumn(colDef.field, 'desc'))}
      >
        {colDef.type === 'number' ? 'Highest first' : 'Z to A'}
      </MenuItem>
      <Divider />
      <MenuItem
        onClick={(event) => close(event, () => apiRef.current.showFilterPanel(colDef.field))}
      >
        Filter “{colDef.headerName}”…
      </MenuItem>
    </GridColumnMenuContainer>
  );
}

export default function MenuFromScratch() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Songs"
        rows={rows}
        columns={columns}
        slots={{ columnMenu: SongMenu }}
        hideFooter
      />
    </Box>
  );
}
