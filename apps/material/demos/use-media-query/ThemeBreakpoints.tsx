import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ThemeBreakpoints() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.between('sm', 'lg'));
  const isDesktop = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));

  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Phone" color={isPhone ? 'primary' : 'default'} />
      <Chip label="Tablet" color={isTablet ? 'primary' : 'default'} />
      <Chip label="Desktop" color={isDesktop ? 'primary' : 'default'} />
    </Stack>
  );
}
