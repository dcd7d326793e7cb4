import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Ride {
  readonly id: number;
  readonly driver: string;
  readonly to: string;
  readonly km: number;
  readonly hours: number;
}

export const rows: Ride[] = [
  { id: 1, driver: 'Aino', to: 'Turku', km: 120, hours: 2 },
  { id: 2, driver: 'Aino', to: 'Harbor', km: 30, hours: 1 },
  { id: 3, driver: 'Diego', to: 'Airport', km: 64, hours: 1 },
  { id: 4, driver: 'Diego', to: 'Porto', km: 210, hours: 3 },
  { id: 5, driver: 'Mei', to: 'Station', km: 18, hours: 0.5 },
];

export const columns: GridColDef<Ride>[] = [
  { field: 'driver', headerName: 'Driver', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'km', headerName: 'Kilometers', type: 'number', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  {
    field: 'speed',
    headerName: 'Speed',
    type: 'number',
    width: 150,
    valueGetter: (_value, row) => (row.hours ? row.km / row.hours : null),
    valueFormatter: (value: number | null) =>
      typeof value === 'number' ? `${value.toFixed(0)} km/h` : '',
  },
];
