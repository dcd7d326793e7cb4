import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationVariants() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} color="primary" aria-label="Text" />
      <Pagination count={5} variant="outlined" color="secondary" aria-label="Outlined" />
      <Pagination count={5} shape="rounded" aria-label="Rounded" />
      <Pagination count={5} size="small" aria-label="Small" />
      <Pagination count={5} size="large" aria-label="Large" />
      <Pagination count={5} disabled aria-label="Disabled" />
    </Stack>
  );
}
