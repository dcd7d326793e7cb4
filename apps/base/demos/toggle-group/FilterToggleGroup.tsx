import { useState } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import '../theme.css';
import '../toggle/toggle.css';

const issues = [
  { id: 118, title: 'Export fails for long names', kind: 'bug' },
  { id: 121, title: 'Dark mode for print preview', kind: 'idea' },
  { id: 124, title: 'Wrong total after a refund', kind: 'bug' },
  { id: 130, title: 'Which plan includes backups?', kind: 'question' },
];
const kinds = ['bug', 'idea', 'question'];

export default function FilterToggleGroup() {
  const [shown, setShown] = useState<string[]>([]);
  const found = issues.filter(({ kind }) => shown.length === 0 || shown.includes(kind));

  return (
    <div>
      <ToggleGroup
        className="toggle-chips"
        aria-label="Show only"
        multiple
        value={shown}
        onValueChange={setShown}
      >
        {kinds.map((kind) => (
          <Toggle key={kind} className="toggle toggle-chip" value={kind}>
            {kind} ({issues.filter((issue) => issue.kind === kind).length})
          </Toggle>
        ))}
      </ToggleGroup>
      <ul className="toggle-list" aria-live="polite">
        {found.map(({ id, title }) => (
          <li key={id}>
            #{id} {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
