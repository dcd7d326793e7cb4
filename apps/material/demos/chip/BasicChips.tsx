import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChips() {
  const [saved, setSaved] = useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip label="Vegetarian" />
      <Chip label="30 minutes" variant="outlined" />
      <Chip
        label={saved ? 'Saved' : 'Save recipe'}
        color={saved ? 'primary' : 'default'}
        onClick={() => setSaved(!saved)}
      />
    </Stack>
  );
}
