import { useState } from 'react';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import '../theme.css';
import './radio.css';

const plans = [
  { id: 'month', title: 'Monthly', price: 12, months: 1 },
  { id: 'year', title: 'Yearly', price: 96, months: 12 },
];

export default function PlanRadio() {
  const [planId, setPlanId] = useState('year');
  const plan = plans.find(({ id }) => id === planId);

  return (
    <div className="radio-group radio-plan">
      <RadioGroup className="radio-list" aria-label="Plan" value={planId} onValueChange={setPlanId}>
        {plans.map(({ id, title, price, months }) => (
          <label key={id} className="radio-option">
            <Radio.Root className="radio" value={id}>
              <Radio.Indicator className="radio-dot" />
            </Radio.Root>
            <span>
              <strong>{title}</strong>
              <span className="radio-note">€{price / months} per month</span>
            </span>
          </label>
        ))}
      </RadioGroup>
      <span role="status">{plan && `You pay €${plan.price} today.`}</span>
    </div>
  );
}
