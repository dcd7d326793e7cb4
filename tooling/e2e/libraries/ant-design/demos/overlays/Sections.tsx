import { Tabs } from 'antd';

export default function Sections() {
  return (
    <Tabs
      items={[
        { key: 'one', label: 'One', children: 'The first section' },
        { key: 'two', label: 'Two', children: 'The second section' },
      ]}
    />
  );
}
