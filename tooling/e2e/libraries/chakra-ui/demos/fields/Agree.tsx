import { Checkbox } from '@chakra-ui/react';

export default function Agree() {
  return (
    <Checkbox.Root defaultChecked>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>I agree</Checkbox.Label>
    </Checkbox.Root>
  );
}
