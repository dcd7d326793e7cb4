import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRange() {
  return (
    <Stack spacing={2}>
      <Pagination count={20} defaultPage={10} siblingCount={0} aria-label="No siblings" />
      <Pagination count={20} defaultPage={10} aria-label="One sibling" />
      <Pagination
        count={20}
        defaultPage={10}
        siblingCount={0}
        boundaryCount={2}
        aria-label="Two boundaries"
      />
      <Pagination
        count={20}
        defaultPage={10}
        siblingCount={0}
        boundaryCount={0}
        showFirstButton
        showLastButton
        aria-label="First and last button"
      />
    </Stack>
  );
}
