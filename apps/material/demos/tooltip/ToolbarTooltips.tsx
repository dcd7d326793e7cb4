import { useState } from 'react';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';

const formats = [
  { value: 'bold', name: 'Bold', keys: 'Ctrl + B', icon: <FormatBold /> },
  { value: 'italic', name: 'Italic', keys: 'Ctrl + I', icon: <FormatItalic /> },
  { value: 'strike', name: 'Strikethrough', keys: 'Ctrl + D', icon: <FormatStrikethrough /> },
];

export default function ToolbarTooltips() {
  const [active, setActive] = useState(['bold']);

  return (
    <ToggleButtonGroup
      aria-label="Text format"
      value={active}
      onChange={(_event, newActive: string[]) => setActive(newActive)}
    >
      {formats.map(({ value, name, keys, icon }) => (
        <Tooltip key={value} title={`${name} (${keys})`} enterDelay={500} enterNextDelay={100}>
          <ToggleButton value={value}>{icon}</ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
