import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Sheet {
  readonly id: number;
  readonly sheet: string;
  readonly scale: string;
}

const columns: GridColDef<Sheet>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'sheet', headerName: 'Sheet', flex: 1, minWidth: 130 },
  { field: 'scale', headerName: 'Scale', width: 120 },
];

const total = 37;

/** What a server would answer for a page. */
const readPage = (page: number, size: number): Sheet[] =>
  Array.from({ length: Math.max(0, Math.min(size, total - page * size)) }, (_, index) => {
    const id = page * size + index + 1;
    return { id, sheet: `Map ${id}`, scale: id % 2 ? '1:25,000' : '1:50,000' };
  });

export default function PagesFromServer() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = useState(() => readPage(0, 5));
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setRows(readPage(model.page, model.pageSize));
      setLoading(false);
    }, 500);
    return () => clearTimeout(timer);
  }, [isLoading, model]);

  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Maps"
        rows={rows}
        columns={columns}
        paginationMode="server"
        rowCount={total}
        paginationModel={model}
        onPaginationModelChange={(next) => {
          setModel(next);
          setLoading(true);
        }}
        pageSizeOptions={[5, 10]}
        loading={isLoading}
      />
    </Box>
  );
}
