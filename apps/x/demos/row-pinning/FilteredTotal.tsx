import { useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'donor', headerName: 'Donor', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, donor: 'Ade Foundation', amount: 5000 },
  { id: 2, donor: 'M. Castro', amount: 120 },
  { id: 3, donor: 'Harbor Bakery', amount: 350 },
  { id: 4, donor: 'City of Bergen', amount: 2500 },
];

export default function FilteredTotal() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = useState(0);

  useEffect(() => {
    const updateTotal = () => {
      const entries = gridFilteredSortedRowEntriesSelector(apiRef);
      setTotal(entries.reduce((sum, { model }) => sum + Number(model.amount), 0));
    };
    updateTotal();
    return apiRef.current?.subscribeEvent('filteredRowsSet', updateTotal);
  }, [apiRef]);

  const pinnedRows = useMemo(
    () => ({ bottom: [{ id: 'total', donor: 'Total', amount: total }] }),
    [total],
  );

  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPro
        apiRef={apiRef}
        label="Donations"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'amount', operator: '>=', value: 300 }] },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
