import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const roles = ['Guest', 'Editor', 'Owner'];
const permissions = ['Read', 'Write', 'Delete'];

export default function PermissionTable() {
  const [granted, setGranted] = useState(['Guest Read', 'Editor Read', 'Editor Write']);

  return (
    <Table size="small" aria-label="Permissions" sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>Permission</TableCell>
          {roles.map((role) => (
            <TableCell key={role} align="center">
              {role}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {permissions.map((permission) => (
          <TableRow key={permission}>
            <TableCell component="th" scope="row">
              {permission}
            </TableCell>
            {roles.map((role) => {
              const name = `${role} ${permission}`;
              const isOwner = role === 'Owner';
              return (
                <TableCell key={role} align="center" padding="none">
                  <Checkbox
                    checked={isOwner || granted.includes(name)}
                    disabled={isOwner}
                    onChange={(event) =>
                      setGranted(
                        event.target.checked
                          ? [...granted, name]
                          : granted.filter((other) => other !== name),
                      )
                    }
                    slotProps={{ input: { 'aria-label': `${permission}: ${role}` } }}
                  />
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
