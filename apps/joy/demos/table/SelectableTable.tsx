import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';

const plants = ['Fern', 'Ivy', 'Moss'];

export default function SelectableTable() {
  const [chosen, setChosen] = useState<readonly string[]>(['Ivy']);
  const toggle = (plant: string, on: boolean) => {
    setChosen(on ? [...chosen, plant] : chosen.filter((other) => other !== plant));
  };
  const some = chosen.length > 0 && chosen.length < plants.length;

  return (
    <Table
      aria-label="Plants to water"
      hoverRow
      sx={{ maxWidth: 360, '& thead th:first-of-type': { width: 44 } }}
    >
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              slotProps={{
                input: {
                  'aria-label': 'All plants',
                  ref: (input: HTMLInputElement | null) => {
                    if (input) input.indeterminate = some;
                  },
                },
              }}
              checked={chosen.length === plants.length}
              indeterminate={some}
              onChange={(event) => setChosen(event.target.checked ? plants : [])}
            />
          </th>
          <th scope="col">Plant</th>
        </tr>
      </thead>
      <tbody>
        {plants.map((plant) => (
          <tr key={plant}>
            <td>
              <Checkbox
                slotProps={{ input: { 'aria-label': plant } }}
                checked={chosen.includes(plant)}
                onChange={(event) => toggle(plant, event.target.checked)}
              />
            </td>
            <td>{plant}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>
            <span role="status">
              {chosen.length} of {plants.length} chosen
            </span>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
