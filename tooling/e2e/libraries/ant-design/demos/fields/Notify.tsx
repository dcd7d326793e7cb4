import { useState } from 'react';
import { Flex, Switch } from 'antd';

export default function Notify() {
  const [on, setOn] = useState(false);
  return (
    <Flex gap="small" align="center">
      <Switch aria-label="Notify me" checked={on} onChange={setOn} />
      {on ? 'On' : 'Off'}
    </Flex>
  );
}
