import { Button } from '@base-ui/react/button';
import '../theme.css';
import './button.css';

interface AppButtonProps extends Button.Props {
  variant?: 'outline' | 'strong' | 'quiet' | 'alarm';
  size?: 'small' | 'medium' | 'large';
}

function AppButton({ variant = 'outline', size = 'medium', ...props }: AppButtonProps) {
  return <Button className={`button button-${variant} button-${size}`} {...props} />;
}

export default function VariantButtons() {
  return (
    <div className="button-matrix">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} className="button-row">
          <AppButton size={size} variant="strong">
            Save
          </AppButton>
          <AppButton size={size}>Preview</AppButton>
          <AppButton size={size} variant="quiet">
            Discard
          </AppButton>
          <AppButton size={size} variant="alarm" disabled>
            Delete
          </AppButton>
        </div>
      ))}
    </div>
  );
}
