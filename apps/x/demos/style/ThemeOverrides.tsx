import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'count', headerName: 'Count', type: 'number', width: 110 },
];

const birds = [
  { id: 1, name: 'Swift', count: 14 },
  { id: 2, name: 'Heron', count: 2 },
];

const insects = [
  { id: 1, name: 'Bumblebee', count: 31 },
  { id: 2, name: 'Dragonfly', count: 7 },
];

const withGridStyles = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDataGrid: {
      defaultProps: { hideFooter: true, disableColumnMenu: true },
      styleOverrides: {
        root: { borderRadius: 12 },
        columnHeaderTitle: { fontWeight: 700 },
      },
    },
  },
});

export default function ThemeOverrides() {
  return (
    <ThemeProvider theme={withGridStyles}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Box sx={{ height: 210 }}>
          <DataGrid aria-label="Birds" rows={birds} columns={columns} />
        </Box>
        <Box sx={{ height: 210 }}>
          <DataGrid aria-label="Insects" rows={insects} columns={columns} />
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
