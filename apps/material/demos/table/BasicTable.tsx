import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ferries = [
  { route: 'Bergen to Stavanger', hours: 5.5, price: 61 },
  { route: 'Kiel to Oslo', hours: 20, price: 148 },
  { route: 'Turku to Stockholm', hours: 11, price: 39 },
];

export default function BasicTable() {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Ferries">
      <Table>
        <caption>Ferries in May, one person without a car</caption>
        <TableHead>
          <TableRow>
            <TableCell>Route</TableCell>
            <TableCell align="right">Hours</TableCell>
            <TableCell align="right">Euros</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ferries.map(({ route, hours, price }) => (
            <TableRow key={route}>
              <TableCell component="th" scope="row">
                {route}
              </TableCell>
              <TableCell align="right">{hours}</TableCell>
              <TableCell align="right">{price}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
