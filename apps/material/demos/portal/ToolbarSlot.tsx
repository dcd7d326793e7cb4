import { type ReactNode, useState } from 'react';
import FilterList from '@mui/icons-material/FilterList';
import PersonAdd from '@mui/icons-material/PersonAdd';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

interface PageProps {
  name: string;
  actions: ReactNode;
  toolbar: HTMLElement | null;
}

/** A page fills the toolbar of the app with its own actions. */
function Page({ name, actions, toolbar }: PageProps) {
  return (
    <Box role="tabpanel" id="toolbar-slot-panel" aria-label={name} sx={{ p: 2 }}>
      <Typography>{name} of the sailing club</Typography>
      {toolbar && <Portal container={toolbar}>{actions}</Portal>}
    </Box>
  );
}

export default function ToolbarSlot() {
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState('Members');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Club
          </Typography>
          <Box ref={setToolbar} sx={{ minHeight: 40 }} />
        </Toolbar>
      </AppBar>
      <Tabs
        aria-label="Pages"
        value={page}
        onChange={(_event, newPage: string) => setPage(newPage)}
      >
        <Tab value="Members" label="Members" aria-controls="toolbar-slot-panel" />
        <Tab value="Boats" label="Boats" aria-controls="toolbar-slot-panel" />
      </Tabs>
      {page === 'Members' ? (
        <Page
          name="Members"
          toolbar={toolbar}
          actions={
            <IconButton color="inherit" aria-label="Add a member">
              <PersonAdd />
            </IconButton>
          }
        />
      ) : (
        <Page
          name="Boats"
          toolbar={toolbar}
          actions={
            <IconButton color="inherit" aria-label="Filter boats">
              <FilterList />
            </IconButton>
          }
        />
      )}
    </Box>
  );
}
