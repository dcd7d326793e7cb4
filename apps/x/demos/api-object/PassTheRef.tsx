import { useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridApi, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  readonly id: number;
  readonly parcel: string;
  readonly kilos: number;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 130 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

const rows: Parcel[] = [
  { id: 1, parcel: 'DE-204', kilos: 3.2 },
  { id: 2, parcel: 'NO-118', kilos: 12 },
  { id: 3, parcel: 'PT-057', kilos: 0.8 },
];

interface ParcelActionsProps {
  readonly apiRef: RefObject<GridApi | null>;
}

function ParcelActions({ apiRef }: ParcelActionsProps) {
  const [summary, setSummary] = useState('');

  const weigh = () => {
    const parcels = rows.filter(({ id }) => apiRef.current?.isRowSelected(id));
    const kilos = parcels.reduce((sum, parcel) => sum + parcel.kilos, 0);
    setSummary(`${parcels.length} selected, ${kilos.toFixed(1)} kg`);
  };

  return (
    <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center' }}>
      <Button variant="outlined" onClick={weigh}>
        Weigh
      </Button>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportDataAsCsv({ fileName: 'parcels' })}
      >
        Export
      </Button>
      <Typography role="status">{summary}</Typography>
    </Stack>
  );
}

export default function PassTheRef() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <ParcelActions apiRef={apiRef} />
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
