import type { GridColDef } from '@mui/x-data-grid-premium';

export const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'month', headerName: 'Month', width: 100 },
  { field: 'room', headerName: 'Room', width: 110 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];

export const rows = [
  { id: 1, country: 'Austria', month: 'May', room: 'Single', nights: 2, price: 90 },
  { id: 2, country: 'Austria', month: 'May', room: 'Double', nights: 5, price: 130 },
  { id: 3, country: 'Austria', month: 'June', room: 'Double', nights: 3, price: 140 },
  { id: 4, country: 'Norway', month: 'May', room: 'Single', nights: 1, price: 95 },
  { id: 5, country: 'Norway', month: 'June', room: 'Single', nights: 4, price: 90 },
  { id: 6, country: 'Norway', month: 'June', room: 'Double', nights: 7, price: 120 },
  { id: 7, country: 'Portugal', month: 'May', room: 'Double', nights: 6, price: 125 },
  { id: 8, country: 'Portugal', month: 'May', room: 'Single', nights: 3, price: 85 },
];
