import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Quote {
  readonly id: number;
  readonly symbol: string;
  readonly price: number;
  readonly change: number;
  readonly history: readonly number[];
}

const startQuotes: Quote[] = ['ALDR', 'BRCH', 'CEDR', 'ELMX', 'FIRR'].map((symbol, id) => {
  const price = 40 + id * 23;
  const history = Array.from({ length: 20 }, (_, step) => price + Math.sin(step + id) * 2);
  return { id, symbol, price, change: 0, history };
});

/** Moves a price along a fixed pattern, so that the demo is the same for everyone. */
function nextQuote(quote: Quote, tick: number): Quote {
  const change = Math.sin(tick * 0.7 + quote.id * 2) * 0.8;
  const price = quote.price + change;
  return { ...quote, price, change, history: [...quote.history.slice(1), price] };
}

function HistoryLine({ values, label }: { values: readonly number[]; label: string }) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, x) => `${x * 5},${24 - ((value - low) / range) * 20}`);
  return (
    <svg width="100" height="28" role="img" aria-label={label}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

const columns: GridColDef<Quote>[] = [
  { field: 'symbol', headerName: 'Symbol', flex: 1, minWidth: 100 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => value.toFixed(2),
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `${value < 0 ? '▼' : '▲'} ${Math.abs(value).toFixed(2)}`,
    cellClassName: ({ value }) => (Number(value) < 0 ? 'falling' : 'rising'),
  },
  {
    field: 'history',
    headerName: 'Trend',
    width: 130,
    display: 'flex',
    sortable: false,
    filterable: false,
    disableExport: true,
    renderCell: ({ row }) => <HistoryLine values={row.history} label={`Trend of ${row.symbol}`} />,
  },
];

export default function LivePrices() {
  const apiRef = useGridApiRef();
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [isRunning, setIsRunning] = useState(!prefersReducedMotion);

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    let tick = 0;
    const timer = setInterval(() => {
      tick += 1;
      const quote = apiRef.current?.getRow<Quote>(tick % startQuotes.length);
      if (quote) {
        apiRef.current?.updateRows([nextQuote(quote, tick)]);
      }
    }, 250);
    return () => clearInterval(timer);
  }, [apiRef, isRunning]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setIsRunning(!isRunning)} sx={{ mb: 1 }}>
        {isRunning ? 'Pause' : 'Resume'}
      </Button>
      <Box sx={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Prices"
          rows={startQuotes}
          columns={columns}
          sx={{ '& .rising': { color: 'success.main' }, '& .falling': { color: 'error.main' } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
