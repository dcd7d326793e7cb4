import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
  { field: 'river', headerName: 'River', flex: 1, minWidth: 120 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, river: 'Glomma', length: 621 },
  { id: 2, river: 'Mur', length: 464 },
  { id: 3, river: 'Douro', length: 897 },
  { id: 4, river: 'Aura', length: 70 },
];

const schema: GridChartsPanelProps['schema'] = {
  bars: {
    label: 'Bars',
    icon: GridChartsIcon,
    maxDimensions: 1,
    maxValues: 1,
    customization: [],
  },
};

const BarChart: GridChartsRendererProxyProps['renderer'] = ({
  dimensions: [names],
  values: [series],
}) => {
  if (!names || !series) {
    return <Typography>Choose the fields of the chart.</Typography>;
  }
  const highest = Math.max(...series.data.map(Number));
  return (
    <Box role="img" aria-label={`Bar chart: ${series.label}`} sx={{ display: 'grid', gap: 0.5 }}>
      {names.data.map((name, index) => (
        <Box key={name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box sx={{ width: 72 }}>{name}</Box>
          <Box
            sx={{
              bgcolor: 'primary.main',
              width: `${(Number(series.data[index]) / highest) * 70}%`,
              height: 16,
            }}
          />
          <Box>{series.data[index]}</Box>
        </Box>
      ))}
    </Box>
  );
};

export default function BarsBelowTheGrid() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
        <Box sx={{ height: 340 }}>
          <DataGridPremium
            aria-label="Rivers"
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              chartsIntegration: {
                activeChartId: 'rivers',
                charts: {
                  rivers: { dimensions: ['river'], values: ['length'], chartType: 'bars' },
                },
              },
            }}
            showToolbar
            hideFooter
          />
        </Box>
        <Box sx={{ minHeight: 110 }}>
          <GridChartsRendererProxy id="rivers" label="Rivers" renderer={BarChart} />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
