import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const hours = Array.from({ length: 14 }, (_, index) => index + 6);

export default function StickyTable() {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Departures by hour"
      sx={{ maxHeight: 220 }}
    >
      <Table stickyHeader size="small">
        <TableHead>
          <TableRow>
            <TableCell>Hour</TableCell>
            <TableCell>Minutes past</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {hours.map((hour) => (
            <TableRow key={hour} hover>
              <TableCell component="th" scope="row">
                {hour}
              </TableCell>
              <TableCell>{hour < 9 ? '05, 20, 35, 50' : '05, 35'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
