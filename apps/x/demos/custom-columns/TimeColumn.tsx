import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

type TimeEditorProps = GridRenderEditCellParams<object, string>;

function TimeEditor({ id, field, value, hasFocus, colDef }: TimeEditorProps) {
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <InputBase
      type="time"
      fullWidth
      inputRef={inputRef}
      value={value}
      onChange={(event) =>
        void apiRef.current.setEditCellValue({ id, field, value: event.target.value })
      }
      slotProps={{ input: { 'aria-label': colDef.headerName } }}
      sx={{ px: 1, fontSize: 'inherit' }}
    />
  );
}

/** A time of day, such as “08:30”. As text, it already sorts in the right order. */
const timeOfDay: GridColTypeDef<string> = {
  width: 110,
  editable: true,
  renderEditCell: (params) => <TimeEditor {...params} />,
};

interface Opening {
  readonly id: number;
  readonly counter: string;
  readonly opens: string;
  readonly closes: string;
}

const columns: GridColDef<Opening>[] = [
  { field: 'counter', headerName: 'Counter', flex: 1, minWidth: 120 },
  { field: 'opens', headerName: 'Opens', ...timeOfDay },
  { field: 'closes', headerName: 'Closes', ...timeOfDay },
];

const startRows: Opening[] = [
  { id: 1, counter: 'Tickets', opens: '08:30', closes: '18:00' },
  { id: 2, counter: 'Lost property', opens: '10:00', closes: '15:30' },
  { id: 3, counter: 'Café', opens: '07:15', closes: '20:45' },
];

export default function TimeColumn() {
  const [rows, setRows] = useState(startRows);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Opening hours"
          rows={rows}
          columns={columns}
          processRowUpdate={(changed: Opening) => {
            setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
            return changed;
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        The station opens at {rows.map(({ opens }) => opens).sort()[0]}.
      </Typography>
    </Box>
  );
}
