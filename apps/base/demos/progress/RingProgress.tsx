import { Progress } from '@base-ui/react/progress';
import '../theme.css';
import './progress.css';

const courses = [
  { name: 'Knots', percent: 100 },
  { name: 'Charts', percent: 45 },
  { name: 'Radio', percent: 10 },
];

export default function RingProgress() {
  return (
    <ul className="progress-rings">
      {courses.map(({ name, percent }) => (
        <li key={name}>
          <Progress.Root className="progress-ring" value={percent}>
            <svg viewBox="0 0 36 36" width="72" height="72" aria-hidden="true">
              <circle className="progress-ring-track" cx="18" cy="18" r="16" />
              <circle
                className="progress-ring-fill"
                cx="18"
                cy="18"
                r="16"
                pathLength="100"
                strokeDasharray={`${percent} 100`}
              />
            </svg>
            <Progress.Value className="progress-ring-value" />
            <Progress.Label>{name}</Progress.Label>
          </Progress.Root>
        </li>
      ))}
    </ul>
  );
}
