import { Checkbox } from '@heroui/react';

export default function Agree() {
  return (
    <Checkbox defaultSelected>
      <Checkbox.Content>
        <Checkbox.Control>
          <Checkbox.Indicator />
        </Checkbox.Control>
        I agree
      </Checkbox.Content>
    </Checkbox>
  );
}
