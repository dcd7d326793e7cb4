import { Button } from '@chakra-ui/react';

export default function Disabled() {
  return <Button disabled>Disabled</Button>;
}
