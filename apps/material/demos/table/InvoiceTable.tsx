import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { name: 'Oak board', count: 12, price: 18.5 },
  { name: 'Brass hinge', count: 24, price: 3.2 },
  { name: 'Linseed oil', count: 2, price: 14.9 },
];
const taxRate = 0.25;
const net = lines.reduce((sum, { count, price }) => sum + count * price, 0);

const format = (amount: number) => `€${amount.toFixed(2)}`;

export default function InvoiceTable() {
  return (
    <TableContainer sx={{ maxWidth: 520 }}>
      <Table size="small" aria-label="Invoice 1041">
        <TableHead>
          <TableRow>
            <TableCell>Article</TableCell>
            <TableCell align="right">Count</TableCell>
            <TableCell align="right">Price</TableCell>
            <TableCell align="right">Sum</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ name, count, price }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell align="right">{format(price)}</TableCell>
              <TableCell align="right">{format(count * price)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter sx={{ '& th, & td': { color: 'text.primary', fontSize: '0.875rem' } }}>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={3}>
              Net
            </TableCell>
            <TableCell align="right">{format(net)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={2}>
              Tax
            </TableCell>
            <TableCell align="right">{taxRate * 100}%</TableCell>
            <TableCell align="right">{format(net * taxRate)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={3} sx={{ fontWeight: 700 }}>
              Total
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 700 }}>
              {format(net * (1 + taxRate))}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
