import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

const StripedTable = styled(Table)(({ theme }) => ({
  [`& .${tableCellClasses.root}`]: { borderBottom: 0 },
  '& tbody tr:nth-of-type(odd)': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
}));

const votes = { Lighthouse: 212, Windmill: 148, 'Water tower': 97, 'Old station': 61 };

export default function VotesTable() {
  return (
    <StripedTable aria-label="Votes for the building of the year">
      <TableBody>
        {Object.entries(votes).map(([building, count]) => (
          <TableRow key={building}>
            <TableCell component="th" scope="row">
              {building}
            </TableCell>
            <TableCell align="right">{count} votes</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </StripedTable>
  );
}
