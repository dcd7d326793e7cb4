import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import '../theme.css';
import './radio.css';

export default function BasicRadio() {
  return (
    <RadioGroup className="radio-group" defaultValue="train" aria-labelledby="radio-travel">
      <span className="radio-name" id="radio-travel">
        How do you travel?
      </span>
      {['train', 'bus', 'bicycle'].map((name) => (
        <label key={name} className="radio-row">
          <Radio.Root className="radio" value={name}>
            <Radio.Indicator className="radio-dot" />
          </Radio.Root>
          By {name}
        </label>
      ))}
    </RadioGroup>
  );
}
