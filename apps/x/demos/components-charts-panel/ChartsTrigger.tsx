import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ChartsPanelTrigger,
  DataGridPremium,
  GridChartsIcon,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  Toolbar,
  type GridChartsPanelProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 120 },
  { field: 'trees', headerName: 'Trees', type: 'number', width: 100 },
];

const rows = [
  { id: 1, street: 'Mill Lane', trees: 34 },
  { id: 2, street: 'Canal Street', trees: 61 },
];

const schema: GridChartsPanelProps['schema'] = {
  bars: { label: 'Bars', icon: GridChartsIcon, customization: [] },
};

function TreeToolbar() {
  return (
    <Toolbar aria-label="Trees">
      <ChartsPanelTrigger
        render={(props, { open }) => (
          <Button {...props} color="primary" variant={open ? 'contained' : 'outlined'}>
            Charts
          </Button>
        )}
      />
    </Toolbar>
  );
}

export default function ChartsTrigger() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%', height: 380 }}>
        <DataGridPremium
          aria-label="Trees"
          rows={rows}
          columns={columns}
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          slots={{ toolbar: TreeToolbar, chartsPanel: GridChartsPanel }}
          slotProps={{ chartsPanel: { schema } }}
          showToolbar
          hideFooter
        />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
