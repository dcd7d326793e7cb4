import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const peaks = [
  { name: 'Dom', meters: 4546 },
  { name: 'Eiger', meters: 3967 },
  { name: 'Weisshorn', meters: 4506 },
];
const columns = ['name', 'meters'] as const;

export default function SortedTable() {
  const [by, setBy] = useState<(typeof columns)[number]>('meters');
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const sign = direction === 'asc' ? 1 : -1;
  const rows = peaks.slice().sort((a, b) => (a[by] < b[by] ? -sign : sign));

  return (
    <Table aria-label="Peaks">
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell
              key={column}
              align={column === 'meters' ? 'right' : 'left'}
              sortDirection={by === column ? direction : false}
            >
              <TableSortLabel
                active={by === column}
                direction={by === column ? direction : 'asc'}
                onClick={() => {
                  setDirection(by === column && direction === 'asc' ? 'desc' : 'asc');
                  setBy(column);
                }}
              >
                {column === 'name' ? 'Name' : 'Meters'}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, meters }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{meters}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
