import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

const messages = Array.from({ length: 95 }, (_, index) => ({
  id: index,
  subject: `Meeting notes ${95 - index}`,
  size: 4 + ((index * 13) % 60),
}));

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const isLastBlock = end >= messages.length - 1;
    return {
      rows: messages.slice(Number(start), end + 1),
      rowCount: isLastBlock ? messages.length : -1,
    };
  },
};

const columns: GridColDef[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150, sortable: false },
  { field: 'size', headerName: 'Size (kB)', type: 'number', width: 120, sortable: false },
];

export default function InfiniteLoading() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPro
        aria-label="Messages"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        disableColumnFilter
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 20 } } }}
        hideFooter
      />
    </Box>
  );
}
