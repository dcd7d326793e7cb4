import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [
  { station: 'Bergen', january: [1.5, 209], july: [14.6, 141] },
  { station: 'Oslo', january: [-3.7, 55], july: [17.7, 86] },
  { station: 'Tromsø', january: [-3.5, 109], july: [12.3, 77] },
];

export default function ColumnGroups() {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Climate">
      <Table size="small" aria-label="Climate" sx={{ minWidth: 460 }}>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Station</TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              January
            </TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              July
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">°C</TableCell>
            <TableCell align="right">mm</TableCell>
            <TableCell align="right">°C</TableCell>
            <TableCell align="right">mm</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ station, january, july }) => (
            <TableRow key={station}>
              <TableCell component="th" scope="row">
                {station}
              </TableCell>
              <TableCell align="right">{january[0]}</TableCell>
              <TableCell align="right">{january[1]}</TableCell>
              <TableCell align="right">{july[0]}</TableCell>
              <TableCell align="right">{july[1]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
