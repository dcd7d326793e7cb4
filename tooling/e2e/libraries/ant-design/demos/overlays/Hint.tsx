import { Button, Tooltip } from 'antd';

export default function Hint() {
  return (
    <Tooltip title="Saves the draft">
      <Button>Save</Button>
    </Tooltip>
  );
}
