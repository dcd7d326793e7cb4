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
  { field: 'hall', headerName: 'Hall', width: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const rows = [
  { id: 1, hall: 'Grand', seats: 420 },
  { id: 2, hall: 'Studio', seats: 90 },
  { id: 3, hall: 'Garden', seats: 260 },
];

const schema: GridChartsPanelProps['schema'] = {
  bars: {
    label: 'Bars',
    icon: GridChartsIcon,
    dimensionsLabel: 'Categories',
    valuesLabel: 'Series',
    maxDimensions: 1,
    maxValues: 1,
    customization: [
      {
        id: 'look',
        label: 'Look',
        controls: {
          thickness: { label: 'Thickness', type: 'number', default: 18 },
          rounded: { label: 'Rounded corners', type: 'boolean', default: true },
        },
      },
    ],
  },
};

const BarChart: GridChartsRendererProxyProps['renderer'] = ({
  dimensions: [names],
  values: [series],
  configuration,
}) => {
  if (!names || !series) {
    return null;
  }
  const highest = Math.max(...series.data.map(Number));
  return (
    <Box
      role="img"
      aria-label={`Bar chart: ${series.label}`}
      sx={{ display: 'grid', gap: 1, pt: 2 }}
    >
      {names.data.map((name, index) => (
        <Box key={name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box sx={{ width: 72 }}>{name}</Box>
          <Box
            sx={{
              bgcolor: 'primary.main',
              width: `${(Number(series.data[index]) / highest) * 70}%`,
              height: Number(configuration['thickness'] ?? 18),
              borderRadius: configuration['rounded'] ? 2 : 0,
            }}
          />
        </Box>
      ))}
    </Box>
  );
};

export default function ChartOptions() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <Box sx={{ height: 420 }}>
          <DataGridPremium
            aria-label="Halls"
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              chartsIntegration: {
                activeChartId: 'halls',
                charts: { halls: { dimensions: ['hall'], values: ['seats'], chartType: 'bars' } },
              },
            }}
            showToolbar
            hideFooter
          />
        </Box>
        <Box sx={{ minHeight: 120 }}>
          <GridChartsRendererProxy id="halls" label="Halls" renderer={BarChart} />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
