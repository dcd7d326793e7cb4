import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridSingleSelectOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

interface Parcel {
  readonly id: number;
  readonly parcel: string;
  readonly state: string;
}

const states = ['Sent', 'On the way', 'Delivered'];
const parcels: Parcel[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  parcel: `NO-${4100 + index * 7}`,
  state: states[index % states.length] ?? '',
}));

/** Replace this function with a request to your server. */
async function loadParcels({ items: [filter] }: GridFilterModel) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return parcels.filter(({ state }) => !filter?.value || filter.value === state);
}

const columns: GridColDef<Parcel>[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 130, filterable: false },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: states,
    width: 140,
    filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'is'),
  },
];

export default function FilterModeServer() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ field: 'state', operator: 'is', value: 'Sent' }],
  });
  const [rows, setRows] = useState<Parcel[]>([]);
  const [isLoading, setIsLoading] = useState(true);

  useEffect(() => {
    let isCurrent = true;
    void loadParcels(filterModel).then((loaded) => {
      if (isCurrent) {
        setRows(loaded);
        setIsLoading(false);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [filterModel]);

  const changeFilter = (model: GridFilterModel) => {
    setFilterModel(model);
    setIsLoading(true);
  };

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        loading={isLoading}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={changeFilter}
        hideFooter
      />
    </Box>
  );
}
