import { useId, useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

type Status = 'Active' | 'Invited' | 'Suspended';

export default function RowActions() {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState('');
  const [members, setMembers] = useState<Record<string, Status>>({
    'Amira Khalil': 'Active',
    'Jonas Berg': 'Invited',
    'Lena Brandt': 'Suspended',
  });

  const setStatus = (status: Status) => {
    setMembers({ ...members, [active]: status });
    setAnchor(null);
  };

  return (
    <>
      <Table aria-label="Members" sx={{ maxWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>Status</TableCell>
            <TableCell padding="checkbox">
              <span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Actions</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Object.entries(members).map(([name, status]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>
                <Chip
                  size="small"
                  label={status}
                  variant={status === 'Active' ? 'filled' : 'outlined'}
                />
              </TableCell>
              <TableCell padding="checkbox">
                <IconButton
                  aria-label={`Actions for ${name}`}
                  aria-haspopup="menu"
                  aria-expanded={anchor !== null && active === name}
                  aria-controls={anchor !== null && active === name ? menuId : undefined}
                  onClick={(event) => {
                    setActive(name);
                    setAnchor(event.currentTarget);
                  }}
                >
                  <MoreVert />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem disabled={members[active] === 'Active'} onClick={() => setStatus('Active')}>
          Activate
        </MenuItem>
        <MenuItem disabled={members[active] === 'Suspended'} onClick={() => setStatus('Suspended')}>
          Suspend
        </MenuItem>
      </Menu>
    </>
  );
}
