import { useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function VariantsEverywhere() {
  const [variant, setVariant] = useState<(typeof variants)[number]>('soft');
  return (
    <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
      <ToggleButtonGroup
        aria-label="Variant"
        value={variant}
        onChange={(_event, next) => setVariant(next ?? variant)}
      >
        {variants.map((name) => (
          <Button key={name} value={name} sx={{ flexGrow: 1 }}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Sheet variant={variant} color="primary" sx={{ p: 2, borderRadius: 'sm' }}>
        A sheet
      </Sheet>
      <Input
        variant={variant}
        color="primary"
        defaultValue="An input"
        slotProps={{ input: { 'aria-label': 'An input' } }}
      />
      <Chip variant={variant} color="primary">
        A chip
      </Chip>
    </Stack>
  );
}
