import { useState } from 'react';
import Box from '@mui/system/Box';

const distributions = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];
const alignments = ['stretch', 'flex-start', 'center', 'flex-end'];

interface ChoiceProps {
  label: string;
  options: string[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.5, fontSize: 14 }}>
      {label}
      <Box
        component="select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{ p: 1, font: 'inherit' }}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Box>
    </Box>
  );
}

export default function AlignmentControl() {
  const [justifyContent, setJustifyContent] = useState('space-between');
  const [alignItems, setAlignItems] = useState('center');

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Choice
          label="justifyContent"
          options={distributions}
          value={justifyContent}
          onChange={setJustifyContent}
        />
        <Choice
          label="alignItems"
          options={alignments}
          value={alignItems}
          onChange={setAlignItems}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent,
          alignItems,
          minHeight: 112,
          mt: 2,
          bgcolor: 'background.paper',
        }}
      >
        {[1, 2, 3].map((size) => (
          <Box
            key={size}
            sx={{ px: 2, py: size, color: 'primary.contrastText', bgcolor: 'primary.main' }}
          >
            {size}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
