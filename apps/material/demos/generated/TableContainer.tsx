import TableContainer from '@mui/material/TableContainer';

export default function TableContainerExample() {
  return <TableContainer>Table container</TableContainer>;
}
