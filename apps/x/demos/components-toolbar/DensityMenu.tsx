import { useState } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridDensitySelector,
  GridViewHeadlineIcon,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
];

const rows = [
  { id: 1, train: 'RE 7', to: 'Graz', platform: 3 },
  { id: 2, train: 'IC 518', to: 'Vienna', platform: 8 },
  { id: 3, train: 'S 1', to: 'Leoben', platform: 2 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function DepartureToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const choose = (next: GridDensity) => {
    apiRef.current.setDensity(next);
    setAnchor(null);
  };

  return (
    <Toolbar aria-label="Departures">
      <Typography sx={{ flexGrow: 1, fontWeight: 'medium', mx: 0.5 }}>Departures</Typography>
      <Tooltip title="Density">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <GridViewHeadlineIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {densities.map((name) => (
          <MenuItem
            key={name}
            selected={name === density}
            onClick={() => choose(name)}
            sx={{ textTransform: 'capitalize' }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

export default function DensityMenu() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGrid
        aria-label="Departures"
        rows={rows}
        columns={columns}
        slots={{ toolbar: DepartureToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
