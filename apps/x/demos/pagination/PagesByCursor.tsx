import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'entry', headerName: 'Entry', flex: 1, minWidth: 130 },
  { field: 'level', headerName: 'Level', width: 110 },
];

const entries = Array.from({ length: 13 }, (_, index) => ({
  id: `e${index}`,
  entry: `Sensor ${index + 1} reported`,
  level: index % 4 === 0 ? 'Warning' : 'Info',
}));

const pageSize = 5;

/** What a server would answer: the rows after a cursor, and the cursor of the next page. */
function readAfter(cursor?: string) {
  const start = cursor === undefined ? 0 : entries.findIndex(({ id }) => id === cursor) + 1;
  const rows = entries.slice(start, start + pageSize);
  const isLast = start + pageSize >= entries.length;
  return { rows, nextCursor: isLast ? undefined : rows.at(-1)?.id };
}

export default function PagesByCursor() {
  const [model, setModel] = useState<GridPaginationModel>({ page: 0, pageSize });
  const [answer, setAnswer] = useState(() => readAfter());
  const [rowCount, setRowCount] = useState(-1);
  // The cursor with which each page starts.
  const cursors = useRef<Record<number, string | undefined>>({});

  const changePage = (next: GridPaginationModel) => {
    cursors.current[model.page + 1] = answer.nextCursor;
    setModel(next);
    const nextAnswer = readAfter(cursors.current[next.page]);
    setAnswer(nextAnswer);
    if (nextAnswer.nextCursor === undefined) {
      setRowCount(next.page * pageSize + nextAnswer.rows.length);
    }
  };

  return (
    <Box sx={{ width: '100%', height: 390 }}>
      <DataGrid
        aria-label="Log entries"
        rows={answer.rows}
        columns={columns}
        paginationMode="server"
        rowCount={rowCount}
        paginationModel={model}
        onPaginationModelChange={changePage}
        pageSizeOptions={[pageSize]}
        disableColumnFilter
        disableColumnSorting
      />
    </Box>
  );
}
