import { Button } from '@mantine/core';

export default function Disabled() {
  return <Button disabled>Disabled</Button>;
}
