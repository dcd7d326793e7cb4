import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import './toggle.css';

export default function DisabledToggles() {
  return (
    <div className="toggle-chips">
      <Toggle className="toggle toggle-alone" disabled>
        Subtitles
      </Toggle>
      <Toggle className="toggle toggle-alone" disabled defaultPressed>
        Audio description
      </Toggle>
    </div>
  );
}
