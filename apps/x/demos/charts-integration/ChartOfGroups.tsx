import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridChartsIcon,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsPanelProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'depot', headerName: 'Depot', width: 110 },
  { field: 'bus', headerName: 'Bus', width: 110 },
  { field: 'km', headerName: 'Kilometers', type: 'number', width: 140 },
];

const rows = [
  { id: 1, depot: 'North', bus: '204', km: 310 },
  { id: 2, depot: 'North', bus: '211', km: 280 },
  { id: 3, depot: 'Harbor', bus: '302', km: 410 },
  { id: 4, depot: 'Harbor', bus: '305', km: 120 },
  { id: 5, depot: 'Airport', bus: '401', km: 760 },
];

const schema: GridChartsPanelProps['schema'] = {
  columns: { label: 'Columns', icon: GridChartsIcon, customization: [] },
};

const ColumnChart: GridChartsRendererProxyProps['renderer'] = ({
  dimensions: [names],
  values: [series],
}) => {
  if (!names || !series) {
    return null;
  }
  const highest = Math.max(...series.data.map(Number));
  return (
    <Box
      role="img"
      aria-label={`Column chart: ${series.label}`}
      sx={{ display: 'flex', gap: 3, alignItems: 'end', height: 150 }}
    >
      {names.data.map((name, index) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          <Box>{series.data[index]}</Box>
          <Box
            sx={{
              bgcolor: 'secondary.main',
              width: 64,
              height: (Number(series.data[index]) / highest) * 100,
            }}
          />
          <Box>{name}</Box>
        </Box>
      ))}
    </Box>
  );
};

export default function ChartOfGroups() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
        <Box sx={{ height: 300 }}>
          <DataGridPremium
            aria-label="Buses by depot"
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              rowGrouping: { model: ['depot'] },
              aggregation: { model: { km: 'sum' } },
              columns: { columnVisibilityModel: { depot: false } },
              chartsIntegration: {
                activeChartId: 'depots',
                charts: {
                  depots: { dimensions: ['depot'], values: ['km'], chartType: 'columns' },
                },
              },
            }}
            hideFooter
          />
        </Box>
        <Box sx={{ minHeight: 150 }}>
          <GridChartsRendererProxy id="depots" label="Depots" renderer={ColumnChart} />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
