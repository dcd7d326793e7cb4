import { useId } from 'react';
import { NumberField } from '@base-ui/react/number-field';
import '../theme.css';
import './number-field.css';

export default function ScrubbedNumberField() {
  const id = useId();
  return (
    <NumberField.Root id={id} className="number-field" defaultValue={100} min={0} max={400}>
      <NumberField.ScrubArea className="number-scrub">
        <label htmlFor={id} className="number-label">
          Width in pixels
        </label>
        <NumberField.ScrubAreaCursor>↔</NumberField.ScrubAreaCursor>
      </NumberField.ScrubArea>
      <NumberField.Group className="number-group">
        <NumberField.Input className="number-input" />
      </NumberField.Group>
    </NumberField.Root>
  );
}
