import Stack from '@mui/system/Stack';
import type { Theme } from '@mui/system/createTheme';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';
import useThemeProps from '@mui/system/useThemeProps';

interface StatProps {
  value: string;
  label?: string;
}

const StatRoot = styled('figure', { name: 'Stat', slot: 'Root' })(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  backgroundColor: theme.palette.background.paper,
}));
const StatValue = styled('div', { name: 'Stat', slot: 'Value' })({ fontSize: 28 });

function Stat(inProps: StatProps) {
  const { value, label = 'items' } = useThemeProps({ props: inProps, name: 'Stat' });
  return (
    <StatRoot>
      <StatValue>{value}</StatValue>
      <figcaption>{label}</figcaption>
    </StatRoot>
  );
}

const libraryStat = {
  defaultProps: { label: 'loans today' },
  styleOverrides: {
    root: { borderInlineStart: '4px solid currentColor' },
    value: { fontWeight: 700 },
  },
};

export default function ThemedStat() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Stat value="96" />
      <ThemeProvider theme={(outer: Theme) => ({ ...outer, components: { Stat: libraryStat } })}>
        <Stat value="41" />
      </ThemeProvider>
    </Stack>
  );
}
