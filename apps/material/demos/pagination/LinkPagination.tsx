import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function LinkPagination() {
  return (
    <Pagination
      aria-label="Pages of results"
      count={5}
      page={2}
      renderItem={(item) => (
        <PaginationItem {...item} component="a" href={`?page=${item.page}#pages-as-links`} />
      )}
    />
  );
}
