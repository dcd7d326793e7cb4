import { useEffect } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridChartsIcon,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
  type GridChartsPanelProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'season', headerName: 'Season', width: 110 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 110 },
];

const rows = [
  { id: 1, city: 'Bergen', season: 'Summer', guests: 310 },
  { id: 2, city: 'Bergen', season: 'Winter', guests: 140 },
  { id: 3, city: 'Porto', season: 'Summer', guests: 260 },
  { id: 4, city: 'Porto', season: 'Winter', guests: 190 },
];

const schema: GridChartsPanelProps['schema'] = {
  bars: { label: 'Bars side by side', icon: GridChartsIcon, customization: [] },
};

const colors = ['primary.main', 'secondary.main'];

const GroupedBars: GridChartsRendererProxyProps['renderer'] = ({
  dimensions: [names],
  values: series,
}) => {
  const highest = Math.max(1, ...series.flatMap(({ data }) => data.map(Number)));
  return (
    <Box role="img" aria-label="Guests by city and season" sx={{ display: 'flex', gap: 4 }}>
      {names?.data.map((name, index) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'end', height: 110 }}>
            {series.map(({ id, data }, position) => (
              <Box
                key={id}
                sx={{
                  bgcolor: colors[position % colors.length],
                  width: 36,
                  height: (Number(data[index]) / highest) * 110,
                }}
              />
            ))}
          </Box>
          {name}
        </Box>
      ))}
    </Box>
  );
};

export default function ChartOfPivot() {
  const apiRef = useGridApiRef();

  // The columns of the pivot table don't exist yet when the grid reads its initial state.
  useEffect(() => {
    apiRef.current?.updateChartDimensionsData('guests', [{ field: 'city' }]);
    apiRef.current?.updateChartValuesData('guests', [
      { field: 'Summer>->guests' },
      { field: 'Winter>->guests' },
    ]);
  }, [apiRef]);

  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
        <Box sx={{ height: 300 }}>
          <DataGridPremium
            apiRef={apiRef}
            aria-label="Guests by city"
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              pivoting: {
                enabled: true,
                model: {
                  rows: [{ field: 'city' }],
                  columns: [{ field: 'season' }],
                  values: [{ field: 'guests', aggFunc: 'sum' }],
                },
              },
              chartsIntegration: {
                activeChartId: 'guests',
                charts: { guests: { chartType: 'bars' } },
              },
            }}
            hideFooter
          />
        </Box>
        <Box sx={{ minHeight: 140 }}>
          <GridChartsRendererProxy id="guests" label="Guests" renderer={GroupedBars} />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
