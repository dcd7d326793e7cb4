import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const books = [
  ['The Salt Road', 'Mara Quill', 2016],
  ['Night Ferry', 'Jonas Berg', 2021],
  ['A Map of Wells', 'Mara Quill', 2019],
  ['The Clockmaker', 'Ewa Lis', 2011],
  ['Low Tide', 'Jonas Berg', 2014],
  ['Orchard', 'Tariq Aziz', 2023],
  ['Eleven Bridges', 'Ewa Lis', 2020],
] as const;
const rowsPerPage = 4;

export default function SearchTable() {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const needle = query.trim().toLowerCase();
  const found = books.filter(([title, author]) =>
    `${title} ${author}`.toLowerCase().includes(needle),
  );
  const rows = found.slice(page * rowsPerPage, (page + 1) * rowsPerPage);

  return (
    <Box sx={{ width: '100%', maxWidth: 520, minHeight: 360 }}>
      <TextField
        fullWidth
        size="small"
        type="search"
        label="Title or author"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setPage(0);
        }}
      />
      <Table aria-label="Books">
        <TableHead>
          <TableRow>
            <TableCell>Title</TableCell>
            <TableCell>Author</TableCell>
            <TableCell align="right">Year</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([title, author, year]) => (
            <TableRow key={title}>
              <TableCell component="th" scope="row">
                {title}
              </TableCell>
              <TableCell>{author}</TableCell>
              <TableCell align="right">{year}</TableCell>
            </TableRow>
          ))}
          {found.length === 0 && (
            <TableRow>
              <TableCell colSpan={3}>No book matches “{query}”.</TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={found.length}
        page={page}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[]}
        onPageChange={(_event, newPage) => setPage(newPage)}
      />
    </Box>
  );
}
