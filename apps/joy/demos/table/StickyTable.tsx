import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const hours = Array.from({ length: 12 }, (_, hour) => ({
  hour: `${String(hour).padStart(2, '0')}:00`,
  visitors: (hour * 37) % 91,
}));
const total = hours.reduce((sum, { visitors }) => sum + visitors, 0);

export default function StickyTable() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Visitors by hour"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 360, height: 240, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader stickyFooter sx={{ '& tr > :last-child': { textAlign: 'end' } }}>
        <thead>
          <tr>
            <th scope="col">Hour</th>
            <th scope="col">Visitors</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, visitors }) => (
            <tr key={hour}>
              <td>{hour}</td>
              <td>{visitors}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
