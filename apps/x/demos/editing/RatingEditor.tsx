import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Tea {
  readonly id: number;
  readonly tea: string;
  readonly rating: number;
}

type RatingCell = GridRenderCellParams<Tea, number>;

function EditRating({ id, field, value, row }: GridRenderEditCellParams<Tea, number>) {
  const apiRef = useGridApiContext();
  return (
    <Rating
      name={`rating-${id}`}
      aria-label={`Rating of ${row.tea}`}
      value={value ?? null}
      onChange={async (event, newValue) => {
        await apiRef.current.setEditCellValue({ id, field, value: newValue ?? 0 }, event);
        apiRef.current.stopCellEditMode({ id, field });
      }}
      sx={{ mx: 1.25 }}
    />
  );
}

const columns: GridColDef<Tea>[] = [
  { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 180,
    editable: true,
    renderCell: ({ value = 0 }: RatingCell) => (
      <Box sx={{ display: 'flex', alignItems: 'center', height: '100%' }}>
        <Rating value={value} readOnly />
      </Box>
    ),
    renderEditCell: (params: GridRenderEditCellParams<Tea, number>) => <EditRating {...params} />,
  },
];

const rows: Tea[] = [
  { id: 1, tea: 'Smoked pine', rating: 4 },
  { id: 2, tea: 'Jasmine', rating: 5 },
  { id: 3, tea: 'Roasted barley', rating: 2 },
];

export default function RatingEditor() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid aria-label="Teas" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
