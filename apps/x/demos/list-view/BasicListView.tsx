import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';

interface Contact {
  readonly id: number;
  readonly name: string;
  readonly role: string;
}

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 160 },
];

const rows: Contact[] = [
  { id: 1, name: 'Amara Okafor', role: 'Harbor master' },
  { id: 2, name: 'Jonas Weber', role: 'Pilot' },
  { id: 3, name: 'Ines Prado', role: 'Crane operator' },
];

const listViewColumn: GridListViewColDef<Contact> = {
  field: 'contact',
  renderCell: ({ row }) => (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', height: '100%' }}>
      <Avatar>{row.name[0]}</Avatar>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 'medium' }}>
          {row.name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {row.role}
        </Typography>
      </Box>
    </Box>
  ),
};

export default function BasicListView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, height: 280, mx: 'auto' }}>
      <DataGridPro
        aria-label="Contacts"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={96}
        hideFooter
      />
    </Box>
  );
}
