import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicPagination() {
  const [page, setPage] = useState(1);

  return (
    <Stack spacing={2}>
      <Typography>Page {page} of 10</Typography>
      <Pagination count={10} page={page} onChange={(_, value) => setPage(value)} />
    </Stack>
  );
}
