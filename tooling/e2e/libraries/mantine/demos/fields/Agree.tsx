import { Checkbox } from '@mantine/core';

export default function Agree() {
  return <Checkbox label="I agree" defaultChecked />;
}
