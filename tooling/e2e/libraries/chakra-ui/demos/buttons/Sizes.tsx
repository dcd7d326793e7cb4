import { Button, HStack } from '@chakra-ui/react';

export default function Sizes() {
  return (
    <HStack>
      <Button size="xs">Small</Button>
      <Button size="sm">Medium</Button>
      <Button size="lg">Large</Button>
    </HStack>
  );
}
