import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import './toggle.css';

export default function BasicToggle() {
  return (
    <Toggle className="toggle toggle-alone" defaultPressed>
      Show the grid
    </Toggle>
  );
}
