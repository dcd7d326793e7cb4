import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  FilterPanelTrigger,
  GridDeleteIcon,
  gridSortModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
  type GridSortModel,
} from '@mui/x-data-grid-pro';

interface Reminder {
  readonly id: number;
  readonly text: string;
  readonly due: Date;
}

const columns: GridColDef<Reminder>[] = [
  { field: 'text', headerName: 'Reminder', width: 180 },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
];

const rows: Reminder[] = [
  { id: 1, text: 'Renew the lease', due: new Date(2026, 4, 11) },
  { id: 2, text: 'Call the plumber', due: new Date(2026, 4, 6) },
  { id: 3, text: 'Order toner', due: new Date(2026, 4, 4) },
];

const orders: Record<string, GridSortModel[number]> = {
  'Due first': { field: 'due', sort: 'asc' },
  'Due last': { field: 'due', sort: 'desc' },
  'A to Z': { field: 'text', sort: 'asc' },
};

function SortMenu() {
  const apiRef = useGridApiContext();
  const [current] = useGridSelector(apiRef, gridSortModelSelector);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolbarButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        size="small"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Typography variant="button">Sort</Typography>
      </ToolbarButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(orders).map(([name, order]) => (
          <MenuItem
            key={name}
            selected={current?.field === order.field && current?.sort === order.sort}
            onClick={() => {
              apiRef.current.setSortModel([order]);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function ReminderToolbar() {
  return (
    <Toolbar aria-label="Reminders">
      <Typography sx={{ flexGrow: 1, fontWeight: 'medium', mx: 0.5 }}>Reminders</Typography>
      <SortMenu />
      <FilterPanelTrigger render={<ToolbarButton size="small" />}>
        <Typography variant="button">Filters</Typography>
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const day = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' });

function ReminderCell({ row, tabIndex }: GridRenderCellParams<Reminder>) {
  const apiRef = useGridApiContext();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: '100%' }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2">{row.text}</Typography>
        <Typography variant="body2" color="text.secondary">
          Due {day.format(row.due)}
        </Typography>
      </Box>
      <IconButton
        tabIndex={tabIndex}
        aria-label={`Delete ${row.text}`}
        onClick={() => apiRef.current.updateRows([{ id: row.id, _action: 'delete' }])}
      >
        <GridDeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const listViewColumn: GridListViewColDef<Reminder> = {
  field: 'reminder',
  renderCell: (params) => <ReminderCell {...params} />,
};

export default function ListWithActions() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, height: 340, mx: 'auto' }}>
      <DataGridPro
        aria-label="Reminders"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={90}
        disableRowSelectionOnClick
        initialState={{ sorting: { sortModel: [{ field: 'due', sort: 'asc' }] } }}
        slots={{ toolbar: ReminderToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
