import { Button, Group } from '@mantine/core';

export default function Variants() {
  return (
    <Group>
      <Button>Filled</Button>
      <Button variant="light">Light</Button>
      <Button variant="outline">Outline</Button>
    </Group>
  );
}
