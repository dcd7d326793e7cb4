import { Collapsible } from '@base-ui/react/collapsible';
import '../theme.css';
import './collapsible.css';

const orders = [
  { id: 2041, total: '€18.40', lines: ['2 × Rye bread', '1 × Oat cookies'] },
  { id: 2057, total: '€9.80', lines: ['1 × Plum cake'] },
];

export default function OrderCollapsible() {
  return (
    <div className="collapsible">
      {orders.map(({ id, total, lines }) => (
        <Collapsible.Root key={id} className="collapsible-card">
          <div className="collapsible-row">
            <span>
              Order {id}, {total}
            </span>
            <Collapsible.Trigger
              className="collapsible-trigger"
              aria-label={`Details of order ${id}`}
            >
              Details
            </Collapsible.Trigger>
          </div>
          <Collapsible.Panel className="collapsible-panel">
            <ul className="collapsible-tree">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Collapsible.Panel>
        </Collapsible.Root>
      ))}
    </div>
  );
}
