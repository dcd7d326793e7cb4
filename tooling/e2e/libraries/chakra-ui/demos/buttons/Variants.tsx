import { Button, HStack } from '@chakra-ui/react';

export default function Variants() {
  return (
    <HStack>
      <Button>Solid</Button>
      <Button variant="subtle">Subtle</Button>
      <Button variant="outline">Outline</Button>
    </HStack>
  );
}
