import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'flour', headerName: 'Flour', flex: 1, minWidth: 120 },
  { field: 'sacks', headerName: 'Sacks', type: 'number', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, flour: 'Rye', sacks: 14, weight: 350 },
  { id: 2, flour: 'Spelt', sacks: 5, weight: 125 },
  { id: 3, flour: 'Wheat', sacks: 32, weight: 800 },
];

interface AddUpProps extends GridColumnMenuItemProps {
  readonly onResult?: (text: string) => void;
}

function AddUp({ colDef, onClick, onResult }: AddUpProps) {
  const api = useGridApiContext();
  if (colDef.type !== 'number') {
    return null;
  }
  return (
    <MenuItem
      onClick={(event) => {
        const ids = api.current.getAllRowIds();
        const sum = ids.reduce<number>(
          (total, id) => total + Number(api.current.getCellValue(id, colDef.field)),
          0,
        );
        onResult?.(`${colDef.headerName}: ${sum}`);
        onClick(event);
      }}
    >
      Add up
    </MenuItem>
  );
}

export default function AddedItem() {
  const [result, setResult] = useState('Choose “Add up” in the menu of a number');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Flour"
          rows={rows}
          columns={columns}
          slotProps={{
            columnMenu: {
              slots: { addUp: AddUp },
              slotProps: { addUp: { displayOrder: 15, onResult: setResult } },
            },
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {result}
      </Typography>
    </Box>
  );
}
