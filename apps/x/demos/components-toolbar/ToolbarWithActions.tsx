import { useState } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridAddIcon,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type ToolbarPropsOverrides,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onAdd?: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'recipe', headerName: 'Recipe', flex: 1, minWidth: 140, editable: true },
  { field: 'servings', headerName: 'Servings', type: 'number', width: 110, editable: true },
];

function RecipeToolbar({ onAdd }: ToolbarPropsOverrides) {
  return (
    <Toolbar aria-label="Recipes">
      <Typography sx={{ flexGrow: 1, fontWeight: 'medium', mx: 0.5 }}>Recipes</Typography>
      <Tooltip title="Add a recipe">
        <ToolbarButton onClick={onAdd}>
          <GridAddIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function ToolbarWithActions() {
  const [rows, setRows] = useState([
    { id: 1, recipe: 'Lentil soup', servings: 4 },
    { id: 2, recipe: 'Flatbread', servings: 8 },
  ]);
  const add = () =>
    setRows((all) => [...all, { id: all.length + 1, recipe: 'New recipe', servings: 2 }]);
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Recipes"
        rows={rows}
        columns={columns}
        slots={{ toolbar: RecipeToolbar }}
        slotProps={{ toolbar: { onAdd: add } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
