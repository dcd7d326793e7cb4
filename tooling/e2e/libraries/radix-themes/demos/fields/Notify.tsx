import { useState } from 'react';
import { Flex, Switch, Text } from '@radix-ui/themes';

export default function Notify() {
  const [on, setOn] = useState(false);
  return (
    <Text as="label">
      <Flex gap="2" align="center">
        <Switch aria-label="Notify me" checked={on} onCheckedChange={setOn} />
        {on ? 'On' : 'Off'}
      </Flex>
    </Text>
  );
}
