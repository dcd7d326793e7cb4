import { useLayoutEffect, useRef } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const ports = ['Antwerp', 'Bergen', 'Gdańsk', 'Lisbon', 'Málaga', 'Tallinn'];

interface Voyage {
  readonly id: number;
  readonly ship: string;
  readonly port: string;
}

function EditPort({ id, field, value, hasFocus, row }: GridRenderEditCellParams<Voyage, string>) {
  const api = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);
  return (
    <Autocomplete
      fullWidth
      disableClearable
      options={ports}
      value={value ?? ''}
      onChange={(event, next) => {
        void api.current.setEditCellValue({ id, field, value: next }, event);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          variant="standard"
          slotProps={{
            htmlInput: { ...params.inputProps, 'aria-label': `Next port of ${row.ship}` },
          }}
          sx={{ px: 1, justifyContent: 'center' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Voyage>[] = [
  { field: 'ship', headerName: 'Ship', width: 130 },
  {
    field: 'port',
    headerName: 'Next port',
    flex: 1,
    minWidth: 160,
    editable: true,
    renderEditCell: (params) => <EditPort {...params} />,
  },
];

const rows: Voyage[] = [
  { id: 1, ship: 'Alba', port: 'Lisbon' },
  { id: 2, ship: 'Dagny', port: 'Bergen' },
];

export default function AutocompleteEditor() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid aria-label="Voyages" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
