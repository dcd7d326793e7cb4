import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  type GridColDef,
  type NoRowsOverlayPropsOverrides,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onAddProject: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'project', headerName: 'Project', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

function EmptyProjects({ onAddProject }: Partial<NoRowsOverlayPropsOverrides>) {
  return (
    <GridOverlay>
      {/* A grid contains rows only, so the content is a cell in a row. */}
      <Box role="row">
        <Box role="gridcell" sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <Typography>You don’t have any projects yet.</Typography>
          <Button variant="contained" onClick={onAddProject}>
            Create a project
          </Button>
        </Box>
      </Box>
    </GridOverlay>
  );
}

export default function EmptyState() {
  const [rows, setRows] = useState<readonly { id: number; project: string; hours: number }[]>([]);
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Projects"
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: EmptyProjects }}
        slotProps={{
          noRowsOverlay: {
            onAddProject: () => setRows([{ id: 1, project: 'Boathouse', hours: 0 }]),
          },
        }}
        hideFooter
      />
    </Box>
  );
}
