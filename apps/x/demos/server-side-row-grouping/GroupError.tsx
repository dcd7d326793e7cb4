import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';

const shifts = [
  { id: 's1', ward: 'Surgery', nurse: 'Asha', hours: 8 },
  { id: 's2', ward: 'Surgery', nurse: 'Milo', hours: 6 },
  { id: 's3', ward: 'Recovery', nurse: 'Ines', hours: 8 },
];

/** Replace this with a request to your server. The first request for a group fails. */
function createDataSource(): GridDataSource {
  let requests = 0;
  return {
    getRows: async ({ groupKeys: [ward] = [] }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (ward === undefined) {
        const wards = ['Surgery', 'Recovery'];
        const rows = wards.map((name) => ({
          id: name,
          ward: name,
          count: shifts.filter((shift) => shift.ward === name).length,
        }));
        return { rows, rowCount: rows.length };
      }
      requests += 1;
      if (requests === 1) {
        throw new Error(`The shifts of ${ward} are not available.`);
      }
      return { rows: shifts.filter((shift) => shift.ward === ward) };
    },
    getGroupKey: (row) => row.ward,
    getChildrenCount: (row) => row.count ?? 0,
  };
}

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', width: 120, sortable: false },
  { field: 'nurse', headerName: 'Nurse', width: 120, sortable: false, groupable: false },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    sortable: false,
    groupable: false,
  },
];

export default function GroupError() {
  const apiRef = useGridApiRef();
  const dataSource = useMemo(() => createDataSource(), []);
  const [failed, setFailed] = useState<{ message: string; ward?: string }>();

  const retry = () => {
    setFailed(undefined);
    void apiRef.current?.dataSource.fetchRows(failed?.ward);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Shifts by ward"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            const keys = error instanceof GridGetRowsError ? error.params.groupKeys : [];
            setFailed({ message: error.message, ward: keys?.[0] });
          }}
          initialState={{
            rowGrouping: { model: ['ward'] },
            columns: { columnVisibilityModel: { ward: false } },
          }}
          groupingColDef={{ headerName: 'Ward', flex: 1, minWidth: 160, sortable: false }}
          disableColumnFilter
          disablePivoting
          hideFooter
        />
      </Box>
      {failed && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
        >
          {failed.message}
        </Alert>
      )}
    </Box>
  );
}
