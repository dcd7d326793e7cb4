import { Fragment, useState } from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const orders = [
  { id: 'A-204', customer: 'Ines Duarte', items: ['2 × rye bread', '6 × cinnamon bun'] },
  { id: 'A-205', customer: 'Tomasz Wilk', items: ['1 × birthday cake', '12 × candle'] },
  { id: 'A-206', customer: 'Yuki Sato', items: ['4 × baguette'] },
];

export default function CollapsibleRows() {
  const [open, setOpen] = useState<string | null>('A-204');

  return (
    <Table aria-label="Orders" sx={{ maxWidth: 520 }}>
      <TableHead>
        <TableRow>
          {/* A header cell must not be empty. */}
          <TableCell component="td" padding="checkbox" />
          <TableCell>Order</TableCell>
          <TableCell>Customer</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ id, customer, items }) => (
          <Fragment key={id}>
            <TableRow sx={{ '& > *': { borderBottom: 'none' } }}>
              <TableCell padding="checkbox">
                <IconButton
                  size="small"
                  aria-label={`Items of order ${id}`}
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? null : id)}
                >
                  {open === id ? <KeyboardArrowUp /> : <KeyboardArrowDown />}
                </IconButton>
              </TableCell>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{customer}</TableCell>
            </TableRow>
            <TableRow>
              <TableCell colSpan={3} sx={{ paddingBlock: 0 }}>
                <Collapse in={open === id} unmountOnExit>
                  <List dense aria-label={`Items of order ${id}`}>
                    {items.map((item) => (
                      <ListItem key={item}>
                        <ListItemText primary={item} />
                      </ListItem>
                    ))}
                  </List>
                </Collapse>
              </TableCell>
            </TableRow>
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}
