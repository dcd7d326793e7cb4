import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface MessageParams extends GridRenderEditCellParams {
  readonly problem?: string;
}

function EditWithMessage({ problem, ...params }: MessageParams) {
  const messageId = `problem-${params.id}`;
  const input = {
    'aria-label': params.colDef.headerName,
    'aria-describedby': problem && messageId,
  };
  return (
    <Tooltip
      id={messageId}
      describeChild
      open={problem !== undefined}
      title={problem ?? ''}
      placement="bottom-start"
    >
      <Box sx={{ width: '100%' }}>
        <GridEditInputCell {...params} slotProps={{ root: { slotProps: { htmlInput: input } } }} />
      </Box>
    </Tooltip>
  );
}

function findProblem(code: string): string | undefined {
  if (code === '') {
    return 'A code is needed';
  }
  return /^[A-Z]-\d+$/.test(code) ? undefined : 'A letter, a dash and a number, as in R-12';
}

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 130 },
  {
    field: 'code',
    headerName: 'Code',
    width: 150,
    editable: true,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps<string>) => {
      const problem = findProblem(String(props.value));
      return { ...props, error: problem !== undefined, problem };
    },
    renderEditCell: (params) => <EditWithMessage {...params} />,
  },
];

const rows = [
  { id: 1, shelf: 'Rare books', code: 'R-1' },
  { id: 2, shelf: 'Maps', code: 'M-4' },
];

export default function ErrorMessage() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid aria-label="Shelves" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
