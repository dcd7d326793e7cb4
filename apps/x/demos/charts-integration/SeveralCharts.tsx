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
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 110 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 100 },
  { field: 'visits', headerName: 'Visits', type: 'number', width: 100 },
];

const rows = [
  { id: 1, branch: 'Central', loans: 820, visits: 2400 },
  { id: 2, branch: 'Harbor', loans: 310, visits: 1650 },
  { id: 3, branch: 'Hillside', loans: 540, visits: 700 },
];

const schema: GridChartsPanelProps['schema'] = {
  bars: { label: 'Bars', icon: GridChartsIcon, maxValues: 1, customization: [] },
};

const BarChart: GridChartsRendererProxyProps['renderer'] = ({
  dimensions: [names],
  values: [series],
}) => {
  if (!names || !series) {
    return null;
  }
  const highest = Math.max(...series.data.map(Number));
  return (
    <Box sx={{ flex: '1 1 200px' }}>
      <Typography variant="subtitle2" component="p">
        {series.label}
      </Typography>
      <Box
        role="img"
        aria-label={`Bar chart: ${series.label} by ${names.label}`}
        sx={{ display: 'grid', gap: 0.5 }}
      >
        {names.data.map((name, index) => (
          <Box key={name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box sx={{ width: 64 }}>{name}</Box>
            <Box
              sx={{
                bgcolor: 'primary.main',
                width: `${(Number(series.data[index]) / highest) * 50}%`,
                height: 14,
              }}
            />
            <Box>{series.data[index]}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

export default function SeveralCharts() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
        <Box sx={{ height: 320 }}>
          <DataGridPremium
            aria-label="Library branches"
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              chartsIntegration: {
                activeChartId: 'loans',
                charts: {
                  loans: { dimensions: ['branch'], values: ['loans'], chartType: 'bars' },
                  visits: { dimensions: ['branch'], values: ['visits'], chartType: 'bars' },
                },
              },
            }}
            showToolbar
            hideFooter
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: { xs: 224, sm: 110 } }}>
          <GridChartsRendererProxy id="loans" label="Loans" renderer={BarChart} />
          <GridChartsRendererProxy id="visits" label="Visits" renderer={BarChart} />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
