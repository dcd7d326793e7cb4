import { useState } from 'react';
import { Checkbox } from '@base-ui/react/checkbox';
import '../theme.css';
import './checkbox.css';

const initialTasks = [
  { id: 1, title: 'Water the tomatoes', done: true },
  { id: 2, title: 'Order seed potatoes', done: false },
  { id: 3, title: 'Repair the fence', done: false },
];

export default function TodoCheckbox() {
  const [tasks, setTasks] = useState(initialTasks);
  const openCount = tasks.filter(({ done }) => !done).length;

  const setDone = (id: number, done: boolean) => {
    setTasks(tasks.map((task) => (task.id === id ? { ...task, done } : task)));
  };

  return (
    <div className="check-list">
      {tasks.map(({ id, title, done }) => (
        <label key={id} className="check-row">
          <Checkbox.Root
            className="check"
            checked={done}
            onCheckedChange={(checked) => setDone(id, checked)}
          >
            <Checkbox.Indicator aria-hidden>✓</Checkbox.Indicator>
          </Checkbox.Root>
          <span className={done ? 'check-done' : undefined}>{title}</span>
        </label>
      ))}
      <span role="status">{openCount === 0 ? 'All done.' : `${openCount} to do`}</span>
    </div>
  );
}
