import { Button, Flex } from '@radix-ui/themes';

export default function Sizes() {
  return (
    <Flex gap="2" align="center">
      <Button size="1">Small</Button>
      <Button size="2">Medium</Button>
      <Button size="3">Large</Button>
    </Flex>
  );
}
