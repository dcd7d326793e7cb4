import { Button, Dropdown } from 'antd';

export default function Actions() {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'copy', label: 'Copy' },
          { key: 'move', label: 'Move' },
        ],
      }}
    >
      <Button>Actions</Button>
    </Dropdown>
  );
}
