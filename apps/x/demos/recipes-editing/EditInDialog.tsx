import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createSvgIcon } from '@mui/material/utils';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

const EditIcon = createSvgIcon(
  <path d="M3 17.2V21h3.8L18 9.8 14.2 6zM20.7 7 17 3.3 15.2 5 19 8.8z" />,
  'Edit',
);

interface Member {
  readonly id: number;
  readonly name: string;
  readonly instrument: string;
}

const startMembers: Member[] = [
  { id: 1, name: 'Ines', instrument: 'Cello' },
  { id: 2, name: 'Milo', instrument: 'Horn' },
  { id: 3, name: 'Asha', instrument: 'Viola' },
];

export default function EditInDialog() {
  const [members, setMembers] = useState(startMembers);
  const [edited, setEdited] = useState<Member>();
  const columns = useMemo<GridColDef<Member>[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
      { field: 'instrument', headerName: 'Instrument', width: 140 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<EditIcon />}
              label={`Edit ${params.row.name}`}
              onClick={() => setEdited(params.row)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  const save = (data: FormData) => {
    if (edited) {
      const changed = {
        id: edited.id,
        name: String(data.get('name')),
        instrument: String(data.get('instrument')),
      };
      setMembers(members.map((member) => (member.id === changed.id ? changed : member)));
    }
    setEdited(undefined);
  };

  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid aria-label="Members" rows={members} columns={columns} hideFooter />
      <Dialog open={edited !== undefined} onClose={() => setEdited(undefined)}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save(new FormData(event.currentTarget));
          }}
        >
          <DialogTitle>Edit member</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              <TextField name="name" label="Name" defaultValue={edited?.name} required autoFocus />
              <TextField
                name="instrument"
                label="Instrument"
                defaultValue={edited?.instrument}
                required
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setEdited(undefined)}>Cancel</Button>
            <Button type="submit" variant="contained">
              Save
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Box>
  );
}
