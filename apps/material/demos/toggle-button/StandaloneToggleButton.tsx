import { useState } from 'react';
import Tooltip from '@mui/material/Tooltip';
import ToggleButton from '@mui/material/ToggleButton';
import { createSvgIcon } from '@mui/material/utils';

const PinIcon = createSvgIcon(
  <path d="M12 21v-7M7 14h10l-2-4V4H9v6z" fill="none" stroke="currentColor" strokeWidth="2" />,
  'Pin',
);

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
        <PinIcon />
      </ToggleButton>
    </Tooltip>
  );
}
