import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

function CopyCell({ value, tabIndex }: GridRenderCellParams) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(String(value));
    setCopied(true);
  };
  return (
    <>
      <Typography component="span" variant="body2" sx={{ fontFamily: 'monospace', flexGrow: 1 }}>
        {value}
      </Typography>
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-label={`Copy ${value}`}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </>
  );
}

const columns: GridColDef[] = [
  { field: 'key', headerName: 'Key', flex: 1, minWidth: 110 },
  {
    field: 'token',
    headerName: 'Token',
    width: 230,
    display: 'flex',
    renderCell: (params) => <CopyCell {...params} />,
  },
];

const rows = [
  { id: 1, key: 'Website', token: 'pk_7f3a-21c9' },
  { id: 2, key: 'Mobile app', token: 'pk_90be-4d18' },
];

export default function CopyButton() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        aria-label="API keys"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
