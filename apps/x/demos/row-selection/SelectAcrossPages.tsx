import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 130 },
  { field: 'album', headerName: 'Album', width: 120 },
];

const total = 23;

/** Replace this with a request to your server. */
async function loadPage(page: number, size: number) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Array.from({ length: Math.min(size, total - page * size) }, (_, index) => {
    const id = page * size + index + 1;
    return { id, song: `Song ${id}`, album: `Album ${Math.ceil(id / 6)}` };
  });
}

export default function SelectAcrossPages() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const [loaded, setLoaded] = useState<{ rows: { id: number }[]; page: number }>();
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 9]),
  });

  useEffect(() => {
    let isCurrent = true;
    void loadPage(model.page, model.pageSize).then((rows) => {
      if (isCurrent) {
        setLoaded({ rows, page: model.page });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 390 }}>
        <DataGrid
          aria-label="Songs"
          rows={loaded?.rows ?? []}
          columns={columns}
          loading={loaded?.page !== model.page}
          paginationMode="server"
          rowCount={total}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          checkboxSelection
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        Selected songs: {Array.from(selection.ids).join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
