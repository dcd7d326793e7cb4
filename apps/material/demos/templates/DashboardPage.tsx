import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Revenue', value: '€ 12,480', target: 78 },
  { label: 'New orders', value: '164', target: 62 },
  { label: 'Returns', value: '9', target: 18 },
];

type Status = 'Shipped' | 'Paid' | 'Returned';

const orders: { id: string; customer: string; total: string; status: Status }[] = [
  { id: '1042', customer: 'Ingrid Solheim', total: '€ 84.00', status: 'Shipped' },
  { id: '1041', customer: 'Mateo Ruiz', total: '€ 19.50', status: 'Paid' },
  { id: '1040', customer: 'Amara Okafor', total: '€ 212.00', status: 'Shipped' },
  { id: '1039', customer: 'Yuki Tanaka', total: '€ 46.90', status: 'Returned' },
];

const statusColors: Record<Status, 'success' | 'info' | 'warning'> = {
  Shipped: 'success',
  Paid: 'info',
  Returned: 'warning',
};

export default function DashboardPage() {
  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: 620 }}>
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Roastery
          </Typography>
          <Avatar
            sx={{
              width: 32,
              height: 32,
              fontSize: 14,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            LB
          </Avatar>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="lg" sx={{ paddingBlock: 3 }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', marginBottom: 2 }}
        >
          <Typography variant="h5" component="h1">
            This week
          </Typography>
          <Button variant="outlined">Export</Button>
        </Stack>
        <Grid container spacing={2}>
          {figures.map(({ label, value, target }) => (
            <Grid key={label} size={{ xs: 12, sm: 4 }}>
              <Paper variant="outlined" sx={{ padding: 2 }}>
                <Typography variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
                  {label}
                </Typography>
                <Typography variant="h4" component="p" sx={{ marginBlock: 1 }}>
                  {value}
                </Typography>
                <LinearProgress
                  variant="determinate"
                  value={target}
                  aria-label={`${label}: progress toward the goal`}
                />
              </Paper>
            </Grid>
          ))}
          <Grid size={12}>
            <TableContainer component={Paper} variant="outlined" tabIndex={0}>
              <Table aria-label="Recent orders">
                <TableHead>
                  <TableRow>
                    <TableCell>Order</TableCell>
                    <TableCell>Customer</TableCell>
                    <TableCell align="right">Total</TableCell>
                    <TableCell>Status</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {orders.map(({ id, customer, total, status }) => (
                    <TableRow key={id}>
                      <TableCell component="th" scope="row">
                        {id}
                      </TableCell>
                      <TableCell>{customer}</TableCell>
                      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                        {total}
                      </TableCell>
                      <TableCell>
                        <Chip
                          size="small"
                          variant="outlined"
                          label={status}
                          sx={{ borderColor: `${statusColors[status]}.main` }}
                        />
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}
