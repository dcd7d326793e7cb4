import { useState } from 'react';
import Delete from '@mui/icons-material/Delete';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

interface Invoice {
  id: number;
  customer: string;
  amount: number;
}

const columns = [
  { field: 'id', label: 'Number', align: 'left' },
  { field: 'customer', label: 'Customer', align: 'left' },
  { field: 'amount', label: 'Amount', align: 'right' },
] as const;

type Field = (typeof columns)[number]['field'];

function compare(a: Invoice, b: Invoice, field: Field): number {
  if (field === 'customer') return a.customer.localeCompare(b.customer);
  return a[field] - b[field];
}

export default function SelectableTable() {
  const [invoices, setInvoices] = useState<Invoice[]>([
    { id: 1041, customer: 'Berg Bakery', amount: 480 },
    { id: 1042, customer: 'Canal Coffee', amount: 1250 },
    { id: 1043, customer: 'Dairy North', amount: 95 },
    { id: 1044, customer: 'Atelier Sol', amount: 760 },
  ]);
  const [selected, setSelected] = useState<number[]>([]);
  const [orderBy, setOrderBy] = useState<Field>('id');
  const [order, setOrder] = useState<'asc' | 'desc'>('asc');

  const rows = [...invoices].sort((a, b) => compare(a, b, orderBy) * (order === 'asc' ? 1 : -1));

  const sortBy = (field: Field) => {
    setOrder(orderBy === field && order === 'asc' ? 'desc' : 'asc');
    setOrderBy(field);
  };

  const toggle = (id: number) => {
    setSelected(
      selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
    );
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560, boxSizing: 'border-box' }}>
      <Toolbar sx={{ bgcolor: selected.length > 0 ? 'action.selected' : undefined }}>
        <Typography id="invoices-title" component="h3" variant="h6" sx={{ flexGrow: 1 }}>
          Invoices
        </Typography>
        <Typography variant="body2" role="status" sx={{ marginInlineEnd: 1 }}>
          {selected.length > 0 && `${selected.length} selected`}
        </Typography>
        {selected.length > 0 && (
          <Tooltip title="Delete the selected invoices">
            <IconButton
              onClick={() => {
                setInvoices(invoices.filter(({ id }) => !selected.includes(id)));
                setSelected([]);
              }}
            >
              <Delete />
            </IconButton>
          </Tooltip>
        )}
      </Toolbar>
      <TableContainer>
        <Table aria-labelledby="invoices-title">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={invoices.length > 0 && selected.length === invoices.length}
                  indeterminate={selected.length > 0 && selected.length < invoices.length}
                  onChange={(event) =>
                    setSelected(event.target.checked ? invoices.map(({ id }) => id) : [])
                  }
                  slotProps={{ input: { 'aria-label': 'Select all invoices' } }}
                />
              </TableCell>
              {columns.map(({ field, label, align }) => (
                <TableCell
                  key={field}
                  align={align}
                  sortDirection={orderBy === field ? order : false}
                >
                  <TableSortLabel
                    active={orderBy === field}
                    direction={orderBy === field ? order : 'asc'}
                    onClick={() => sortBy(field)}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, customer, amount }) => (
              <TableRow key={id} hover selected={selected.includes(id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.includes(id)}
                    onChange={() => toggle(id)}
                    slotProps={{ input: { 'aria-label': `Select invoice ${id}` } }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{customer}</TableCell>
                <TableCell align="right">€{amount}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
