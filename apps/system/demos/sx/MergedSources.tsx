import type { ReactNode } from 'react';
import Box from '@mui/system/Box';
import type { Theme } from '@mui/system/createTheme';
import type { SxProps } from '@mui/system/styleFunctionSx';

interface TagProps {
  children: ReactNode;
  isNew?: boolean;
  sx?: SxProps<Theme>;
}

function Tag({ children, isNew = false, sx }: TagProps) {
  const base: SxProps<Theme> = { px: 1.5, py: 0.5, borderRadius: 1, bgcolor: 'primary.soft' };
  return (
    <Box
      component="span"
      sx={[base, isNew && { fontWeight: 700 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}

export default function MergedSources() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Tag>Bread</Tag>
      <Tag isNew>Plum cake</Tag>
      <Tag sx={{ bgcolor: 'secondary.soft' }}>Cheese</Tag>
    </Box>
  );
}
