import { useState } from 'react';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Tooltip from '@mui/material/Tooltip';
import ToggleButton from '@mui/material/ToggleButton';

export default function StandaloneToggleButton() {
  const [isPinned, setPinned] = useState(false);

  return (
    <Tooltip title="Pin note">
      <ToggleButton
        value="pinned"
        color="primary"
        selected={isPinned}
        onChange={() => setPinned(!isPinned)}
      >
        <PushPinOutlined />
      </ToggleButton>
    </Tooltip>
  );
}
