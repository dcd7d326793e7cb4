import { useState } from 'react';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

type Column = 'name' | 'length';

const bridges = [
  { name: 'Salt gate', length: 84 },
  { name: 'Mill', length: 31 },
  { name: 'Cathedral', length: 142 },
];

export default function SortedTable() {
  const [{ column, up }, setOrder] = useState<{ column: Column; up: boolean }>({
    column: 'name',
    up: true,
  });
  const rows = bridges.toSorted(
    (a, b) =>
      (column === 'name' ? a.name.localeCompare(b.name) : a.length - b.length) * (up ? 1 : -1),
  );
  const header = (name: Column, text: string) => (
    <th
      scope="col"
      {...(column === name && { 'aria-sort': up ? 'ascending' : ('descending' as const) })}
    >
      <Link
        component="button"
        color="neutral"
        textColor="text.primary"
        onClick={() => setOrder({ column: name, up: column === name ? !up : true })}
        endDecorator={column === name && <span aria-hidden>{up ? '↑' : '↓'}</span>}
      >
        {text}
      </Link>
    </th>
  );
  return (
    <Table aria-label="Bridges" sx={{ maxWidth: 420, '& tr > :last-child': { textAlign: 'end' } }}>
      <thead>
        <tr>
          {header('name', 'Bridge')}
          {header('length', 'Length in meters')}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, length }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{length}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
