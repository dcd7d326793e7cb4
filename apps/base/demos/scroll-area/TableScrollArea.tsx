import { ScrollArea } from '@base-ui/react/scroll-area';
import '../theme.css';
import './scroll-area.css';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const temperatures = [
  { city: 'Bergen', values: [2, 2, 4, 7, 11, 14, 16, 15, 12, 9, 5, 3] },
  { city: 'Bodø', values: [-1, -1, 0, 3, 7, 11, 14, 13, 10, 6, 2, 0] },
  { city: 'Oslo', values: [-3, -3, 1, 6, 12, 16, 18, 17, 12, 6, 1, -3] },
  { city: 'Røros', values: [-10, -9, -5, 0, 6, 11, 13, 12, 7, 1, -5, -9] },
  { city: 'Stavanger', values: [3, 3, 4, 7, 11, 13, 16, 16, 13, 10, 6, 4] },
  { city: 'Tromsø', values: [-3, -3, -2, 1, 5, 10, 12, 11, 7, 3, 0, -2] },
];

export default function TableScrollArea() {
  return (
    <ScrollArea.Root className="scroll">
      <ScrollArea.Viewport
        className="scroll-viewport"
        role="region"
        aria-label="Average temperatures in °C"
      >
        <ScrollArea.Content>
          <table className="scroll-table">
            <thead>
              <tr>
                <th scope="col">City</th>
                {months.map((month) => (
                  <th key={month} scope="col">
                    {month}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {temperatures.map(({ city, values }) => (
                <tr key={city}>
                  <th scope="row">{city}</th>
                  {values.map((value, index) => (
                    <td key={months[index]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea.Content>
      </ScrollArea.Viewport>
      <ScrollArea.Scrollbar className="scroll-bar">
        <ScrollArea.Thumb className="scroll-thumb" />
      </ScrollArea.Scrollbar>
      <ScrollArea.Scrollbar className="scroll-bar" orientation="horizontal">
        <ScrollArea.Thumb className="scroll-thumb" />
      </ScrollArea.Scrollbar>
      <ScrollArea.Corner className="scroll-corner" />
    </ScrollArea.Root>
  );
}
