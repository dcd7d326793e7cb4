import Table from '@mui/joy/Table';

const rows = [
  { bread: 'Rye', flour: 'Whole grain', hours: 18, loaves: 24 },
  { bread: 'Baguette', flour: 'White wheat', hours: 5, loaves: 60 },
  { bread: 'Spelt', flour: 'Spelt', hours: 8, loaves: 30 },
];

export default function BasicTable() {
  return (
    <Table sx={{ '& .amount': { textAlign: 'end' } }}>
      <caption>Today’s bread</caption>
      <thead>
        <tr>
          <th scope="col">Bread</th>
          <th scope="col">Flour</th>
          <th scope="col" className="amount">
            Hours
          </th>
          <th scope="col" className="amount">
            Loaves
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bread, flour, hours, loaves }) => (
          <tr key={bread}>
            <th scope="row">{bread}</th>
            <td>{flour}</td>
            <td className="amount">{hours}</td>
            <td className="amount">{loaves}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
