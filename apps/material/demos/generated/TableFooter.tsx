import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';

export default function TableFooterExample() {
  return (
    <Table>
      <TableFooter>
        <TableRow>
          <TableCell>Table cell</TableCell>
          <TableCell>Table cell</TableCell>
          <TableCell>Table cell</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Table cell</TableCell>
          <TableCell>Table cell</TableCell>
          <TableCell>Table cell</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Table cell</TableCell>
          <TableCell>Table cell</TableCell>
          <TableCell>Table cell</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
