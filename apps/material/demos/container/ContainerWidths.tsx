import { useState } from 'react';
import Box from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const widths = ['xs', 'sm', 'md'] as const;

export default function ContainerWidths() {
  const [maxWidth, setMaxWidth] = useState<ContainerProps['maxWidth']>('xs');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Maximum width"
        value={maxWidth}
        onChange={(_, value: (typeof widths)[number] | null) => value && setMaxWidth(value)}
      >
        {widths.map((width) => (
          <ToggleButton key={width} value={width}>
            {width}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ bgcolor: 'action.hover' }}>
        <Container maxWidth={maxWidth} sx={{ py: 3, bgcolor: 'background.paper' }}>
          <Typography>maxWidth=&quot;{maxWidth}&quot;</Typography>
        </Container>
      </Box>
    </Stack>
  );
}
