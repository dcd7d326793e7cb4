import { useRef, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const walks = [
  { name: 'Harbor round', length: '4 km' },
  { name: 'Old Mill', length: '6 km' },
  { name: 'Lighthouse', length: '9 km' },
  { name: 'Pine Ridge', length: '11 km' },
  { name: 'Seven Bays', length: '14 km' },
  { name: 'Summit', length: '17 km' },
  { name: 'Island crossing', length: '22 km' },
];

const pageSize = 3;

export default function ListPagination() {
  const [page, setPage] = useState(1);
  const headingRef = useRef<HTMLParagraphElement>(null);
  const first = (page - 1) * pageSize;
  const visible = walks.slice(first, first + pageSize);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography ref={headingRef} tabIndex={-1} variant="subtitle1" component="p">
        Walks {first + 1} to {first + visible.length} of {walks.length}
      </Typography>
      <List disablePadding sx={{ minHeight: 216 }}>
        {visible.map(({ name, length }) => (
          <ListItem key={name} disableGutters divider>
            <ListItemText primary={name} secondary={length} />
          </ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of walks"
        count={Math.ceil(walks.length / pageSize)}
        page={page}
        onChange={(_, value) => {
          setPage(value);
          headingRef.current?.focus();
        }}
      />
    </Stack>
  );
}
