import { Input } from '@base-ui/react/input';
import '../theme.css';
import '../forms/forms.css';

export default function BasicInput() {
  return (
    <div className="forms-form">
      <label className="forms-field">
        <span className="forms-label">Name on the badge</span>
        <Input className="forms-input" placeholder="Ines Berg" autoComplete="name" />
      </label>
    </div>
  );
}
