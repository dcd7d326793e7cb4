import { useState } from 'react';
import Box from '@mui/system/Box';

const sheets = ['Plan', 'Budget', 'Guests'];

export default function StackingOrder() {
  const [front, setFront] = useState('Plan');

  return (
    <Box sx={{ position: 'relative', width: 280, maxWidth: 1, height: 152 }}>
      {sheets.map((sheet, index) => (
        <Box
          key={sheet}
          component="button"
          type="button"
          aria-pressed={sheet === front}
          onClick={() => setFront(sheet)}
          sx={{
            position: 'absolute',
            display: 'flex',
            alignItems: 'end',
            top: index * 32,
            insetInlineStart: index * 64,
            zIndex: sheet === front ? 1 : 0,
            width: 120,
            height: 88,
            p: 1,
            font: 'inherit',
            color: 'text.primary',
            border: 2,
            borderColor: sheet === front ? 'primary.main' : 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {sheet}
        </Box>
      ))}
    </Box>
  );
}
