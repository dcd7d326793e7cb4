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
  { field: 'pump', headerName: 'Pump', width: 110 },
  { field: 'flow', headerName: 'Flow', type: 'number', width: 100 },
  { field: 'power', headerName: 'Power', type: 'number', width: 100 },
];

const rows = [
  { id: 1, pump: 'North', flow: 42, power: 11 },
  { id: 2, pump: 'Mill', flow: 18, power: 6 },
];

const schema: GridChartsPanelProps['schema'] = {
  bars: { label: 'Bars', icon: GridChartsIcon, customization: [] },
};

const ValueList: GridChartsRendererProxyProps['renderer'] = ({
  dimensions: [names],
  values: [series],
}) => (
  <Box component="ul" sx={{ m: 0 }}>
    {names?.data.map((name, index) => (
      <li key={name}>
        {name}: {series?.data[index]}
      </li>
    ))}
  </Box>
);

const units: Record<string, string> = { flow: 'Flow (l/s)', power: 'Power (kW)' };

const getColumnName = (field: string) => units[field];

export default function FieldNames() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <Box sx={{ height: 460 }}>
          <DataGridPremium
            label="Pumps"
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema, getColumnName } }}
            initialState={{
              chartsIntegration: {
                activeChartId: 'pumps',
                charts: { pumps: { dimensions: ['pump'], values: ['flow'], chartType: 'bars' } },
              },
            }}
            showToolbar
            hideFooter
          />
        </Box>
        <Box sx={{ minHeight: 56, mt: 1 }}>
          <GridChartsRendererProxy id="pumps" label="Pumps" renderer={ValueList} />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
