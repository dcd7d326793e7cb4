import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const stations = Array.from({ length: 23 }, (_, index) => ({
  name: `Station ${index + 1}`,
  bicycles: 2 + ((index * 7) % 12),
}));

export default function PagedTable() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(5);

  return (
    <Box sx={{ width: '100%' }}>
      <Table size="small" aria-label="Bicycles by station">
        <TableHead>
          <TableRow>
            <TableCell>Station</TableCell>
            <TableCell align="right">Bicycles</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stations.slice(page * size, (page + 1) * size).map(({ name, bicycles }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{bicycles}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        labelRowsPerPage="Rows"
        count={stations.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={size}
        rowsPerPageOptions={[5, 10]}
        onRowsPerPageChange={({ target }) => {
          setSize(Number(target.value));
          setPage(0);
        }}
      />
    </Box>
  );
}
