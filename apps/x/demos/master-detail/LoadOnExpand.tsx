import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, parcel: 'P-201', city: 'Bergen' },
  { id: 2, parcel: 'P-202', city: 'Porto' },
  { id: 3, parcel: 'P-203', city: 'Graz' },
];

/** Responses stay here, because a panel that users collapse is unmounted. */
const loaded = new Map<string, string>();

/** Replace this with a request to your server. */
async function loadHistory(parcel: string) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return `${parcel} left the warehouse on Monday and arrived on Wednesday.`;
}

function History({ parcel }: { parcel: string }) {
  const [text, setText] = useState(loaded.get(parcel));

  useEffect(() => {
    let isMounted = true;
    if (!loaded.has(parcel)) {
      void loadHistory(parcel).then((history) => {
        loaded.set(parcel, history);
        if (isMounted) {
          setText(history);
        }
      });
    }
    return () => {
      isMounted = false;
    };
  }, [parcel]);

  return (
    <div role="row">
      <Box role="gridcell" aria-colspan={3} aria-busy={text === undefined} sx={{ px: 3, py: 2 }}>
        {text === undefined ? <Skeleton width={280} /> : <Typography>{text}</Typography>}
      </Box>
    </div>
  );
}

const showHistory = ({ row }: GridRowParams) => <History parcel={row.parcel} />;
const getHeight = () => 60;

export default function LoadOnExpand() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        getDetailPanelContent={showHistory}
        getDetailPanelHeight={getHeight}
        hideFooter
      />
    </Box>
  );
}
