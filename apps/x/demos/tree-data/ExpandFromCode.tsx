import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

interface Part {
  readonly id: string;
  readonly path: readonly string[];
  readonly weight: number;
}

const columns: GridColDef<Part>[] = [
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 130 },
];

const rows: Part[] = [
  { id: 'bike', path: ['Bicycle'], weight: 11_800 },
  { id: 'frame', path: ['Bicycle', 'Frame'], weight: 2100 },
  { id: 'fork', path: ['Bicycle', 'Frame', 'Fork'], weight: 720 },
  { id: 'wheels', path: ['Bicycle', 'Wheels'], weight: 3400 },
  { id: 'rim', path: ['Bicycle', 'Wheels', 'Rims'], weight: 1100 },
  { id: 'tire', path: ['Bicycle', 'Wheels', 'Tires'], weight: 1300 },
];

const getPath = (row: Part) => row.path;

export default function ExpandFromCode() {
  const apiRef = useGridApiRef();

  const showWheels = () => {
    apiRef.current?.setRowChildrenExpansion('bike', true);
    apiRef.current?.setRowChildrenExpansion('wheels', true);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.expandAllRows()}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.collapseAllRows()}>
          Collapse all
        </Button>
        <Button variant="outlined" onClick={showWheels}>
          Show the wheels
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Parts"
          treeData
          getTreeDataPath={getPath}
          rows={rows}
          columns={columns}
          groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 180 }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
