import { Separator } from '@base-ui/react/separator';
import '../theme.css';
import './separator.css';

export default function BasicSeparator() {
  return (
    <div className="separator-card">
      <p>The lighthouse opens at 10:00.</p>
      <Separator className="separator" />
      <p>The last tour starts at 16:30.</p>
    </div>
  );
}
