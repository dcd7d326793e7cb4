import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import './toggle.css';

export default function DisabledToggles() {
  return (
    <div>
      <div className="toggle-chips">
        <Toggle className="toggle toggle-alone" disabled>
          Subtitles
        </Toggle>
        <Toggle className="toggle toggle-alone" disabled defaultPressed>
          Audio description
        </Toggle>
      </div>
      <p className="toggle-text">You can change these options after the live broadcast.</p>
    </div>
  );
}
