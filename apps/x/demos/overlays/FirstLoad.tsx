import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Meter {
  readonly id: number;
  readonly meter: string;
  readonly kwh: number;
}

const columns: GridColDef<Meter>[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 130 },
  { field: 'kwh', headerName: 'Reading (kWh)', type: 'number', width: 150 },
];

/** Replace this function with a request to your server. */
async function loadMeters(): Promise<Meter[]> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return [
    { id: 1, meter: 'Apartment 1', kwh: 8214 },
    { id: 2, meter: 'Apartment 2', kwh: 10_377 },
    { id: 3, meter: 'Workshop', kwh: 31_902 },
  ];
}

export default function FirstLoad() {
  const [request, setRequest] = useState(1);
  const [rows, setRows] = useState<Meter[]>();

  useEffect(() => {
    let isCurrent = true;
    void loadMeters().then((meters) => {
      if (isCurrent) {
        setRows(meters);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [request]);

  const reload = () => {
    setRows(undefined);
    setRequest(request + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={reload} disabled={rows === undefined}>
        Load again
      </Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGrid
          aria-label="Meters"
          rows={rows ?? []}
          columns={columns}
          loading={rows === undefined}
          hideFooter
        />
      </Box>
    </Box>
  );
}
