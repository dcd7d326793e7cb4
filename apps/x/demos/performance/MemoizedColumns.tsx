import { memo, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Offer {
  readonly id: number;
  readonly product: string;
  readonly net: number;
}

const offers: Offer[] = [
  { id: 1, product: 'Desk, oak', net: 480 },
  { id: 2, product: 'Chair', net: 129 },
  { id: 3, product: 'Lamp', net: 64 },
];

const getPrice = (net: number, withTax: boolean) => (withTax ? net * 1.25 : net);

/** Doesn't re-render while the user types the note, because its only prop stays the same. */
const OfferGrid = memo(function OfferGrid({ withTax }: { readonly withTax: boolean }) {
  const columns = useMemo<GridColDef<Offer>[]>(
    () => [
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
      {
        field: 'net',
        headerName: withTax ? 'Price with tax (€)' : 'Net price (€)',
        type: 'number',
        width: 180,
        valueGetter: (net: number) => getPrice(net, withTax),
      },
    ],
    [withTax],
  );
  return <DataGrid aria-label="Offer" rows={offers} columns={columns} hideFooter />;
});

export default function MemoizedColumns() {
  const [withTax, setWithTax] = useState(false);
  const [note, setNote] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        label="Note"
        size="small"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        sx={{ mr: 2 }}
      />
      <FormControlLabel
        label="With tax"
        control={
          <Switch checked={withTax} onChange={(event) => setWithTax(event.target.checked)} />
        }
      />
      <Box sx={{ height: 260, mt: 2 }}>
        <OfferGrid withTax={withTax} />
      </Box>
    </Box>
  );
}
