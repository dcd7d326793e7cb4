import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'floor', headerName: 'Floor', width: 120 },
  { field: 'room', headerName: 'Room', width: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
];

const rows = [
  { id: 1, floor: 'Ground', room: 'Aula', seats: 180 },
  { id: 2, floor: 'Ground', room: 'Foyer', seats: 40 },
  { id: 3, floor: 'First', room: 'Lab', seats: 16 },
  { id: 4, floor: 'First', room: 'Seminar', seats: 24 },
];

export default function ToggleByRowClick() {
  const apiRef = useGridApiRef();

  const toggleGroup: GridEventListener<'rowClick'> = ({ id }, event) => {
    const node = gridRowNodeSelector(apiRef, id);
    // The expand button already toggles the group itself.
    const isButton = event.target instanceof Element && event.target.closest('button');
    if (node?.type === 'group' && !isButton) {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Rooms by floor"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['floor'] },
          columns: { columnVisibilityModel: { floor: false } },
        }}
        onRowClick={toggleGroup}
        sx={{ '& [role="row"][aria-expanded]': { cursor: 'pointer' } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
