import { useState } from 'react';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import InputBase from '@mui/material/InputBase';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const pages = ['Bicycles on board', 'Group tickets', 'Lost and found', 'Prices', 'Timetable'];

export default function SearchModal() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = pages.filter((page) => page.toLowerCase().includes(query.trim().toLowerCase()));
  const close = () => setOpen(false);

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Search />}
        onClick={() => {
          setQuery('');
          setOpen(true);
        }}
      >
        Search help
      </Button>
      <Modal open={open} onClose={close}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Search help"
          sx={{
            position: 'absolute',
            top: '12vh',
            insetInline: 0,
            mx: 'auto',
            width: 'min(480px, 100% - 32px)',
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
            <Search />
            <InputBase
              autoFocus
              fullWidth
              placeholder="Search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              slotProps={{ input: { 'aria-label': 'Search help' } }}
            />
            <Button size="small" onClick={close}>
              Close
            </Button>
          </Box>
          <Divider />
          <List dense aria-label="Pages" sx={{ minHeight: 200 }}>
            {found.map((page) => (
              <ListItem key={page}>
                <Link href="#top" onClick={close}>
                  {page}
                </Link>
              </ListItem>
            ))}
          </List>
          <Typography role="status" variant="body2" sx={{ px: 2, pb: 2 }}>
            {found.length} of {pages.length} pages
          </Typography>
        </Paper>
      </Modal>
    </>
  );
}
