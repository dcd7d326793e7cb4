import { useState } from 'react';
import Box from '@mui/material/Box';
import usePagination from '@mui/material/usePagination';

const names = { previous: 'Previous', next: 'Next', first: 'First', last: 'Last' };

export default function PlainPagination() {
  const [page, setPage] = useState(3);
  const { items } = usePagination({
    count: 8,
    page,
    onChange: (_event, newPage) => setPage(newPage),
  });

  return (
    <Box
      component="nav"
      aria-label="Chapters"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& button': { minWidth: 36, minHeight: 36, font: 'inherit', cursor: 'pointer' },
        '& [aria-current]': { fontWeight: 700, outline: '2px solid currentColor' },
      }}
    >
      {items.map(({ type, page: itemPage, selected, ...item }, index) => {
        if (type === 'start-ellipsis' || type === 'end-ellipsis') {
          return <span key={index}>…</span>;
        }
        return (
          <button key={index} type="button" {...item}>
            {type === 'page' ? itemPage : names[type]}
          </button>
        );
      })}
    </Box>
  );
}
