import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
  { field: 'month', headerName: 'Month', flex: 1, minWidth: 100 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 120 },
  { field: 'sun', headerName: 'Sun (h)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, month: 'May', rain: 106, sun: 190 },
  { id: 2, month: 'June', rain: 132, sun: 175 },
  { id: 3, month: 'July', rain: 148, sun: 168 },
];

const schema: GridChartsPanelProps['schema'] = {
  columns: { label: 'Columns', icon: GridChartsIcon, maxValues: 1, customization: [] },
  table: { label: 'Table', icon: GridChartsIcon, maxValues: 1, customization: [] },
};

const ColumnsOrTable: GridChartsRendererProxyProps['renderer'] = ({
  dimensions: [names],
  values: [series],
  chartType,
}) => {
  if (!names || !series) {
    return null;
  }
  const highest = Math.max(...series.data.map(Number));
  const entries = names.data.map((name, index) => ({ name, value: Number(series.data[index]) }));
  if (chartType === 'table') {
    return (
      <Box component="dl" aria-label={series.label} sx={{ m: 0 }}>
        {entries.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'flex', gap: 2 }}>
            <Box component="dt" sx={{ width: 64 }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Box
      role="img"
      aria-label={`Column chart: ${series.label}`}
      sx={{ display: 'flex', gap: 3, alignItems: 'end' }}
    >
      {entries.map(({ name, value }) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          <Box sx={{ bgcolor: 'info.main', width: 48, height: (value / highest) * 100 }} />
          {name}
        </Box>
      ))}
    </Box>
  );
};

export default function ChangeFromButtons() {
  const apiRef = useGridApiRef();
  const [field, setField] = useState('rain');
  const [type, setType] = useState('columns');
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Values of the chart"
            value={field}
            onChange={(_event, next: string | null) => {
              if (next) {
                setField(next);
                apiRef.current?.updateChartValuesData('weather', [{ field: next }]);
              }
            }}
          >
            <ToggleButton value="rain">Rain</ToggleButton>
            <ToggleButton value="sun">Sun</ToggleButton>
          </ToggleButtonGroup>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Type of the chart"
            value={type}
            onChange={(_event, next: string | null) => {
              if (next) {
                setType(next);
                apiRef.current?.setChartType('weather', next);
              }
            }}
          >
            <ToggleButton value="columns">Columns</ToggleButton>
            <ToggleButton value="table">Table</ToggleButton>
          </ToggleButtonGroup>
        </Stack>
        <Box sx={{ height: 270 }}>
          <DataGridPremium
            apiRef={apiRef}
            aria-label="Weather by month"
            rows={rows}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{
              chartsIntegration: {
                activeChartId: 'weather',
                charts: {
                  weather: { dimensions: ['month'], values: ['rain'], chartType: 'columns' },
                },
              },
            }}
            hideFooter
          />
        </Box>
        <Box sx={{ minHeight: 130 }}>
          <GridChartsRendererProxy id="weather" label="Weather" renderer={ColumnsOrTable} />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
