import { Button, Flex } from '@radix-ui/themes';

export default function Variants() {
  return (
    <Flex gap="2" wrap="wrap">
      <Button>Solid</Button>
      <Button variant="soft">Soft</Button>
      <Button variant="outline">Outline</Button>
    </Flex>
  );
}
