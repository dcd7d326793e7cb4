import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  styled,
  ThemeProvider,
  useThemeProps,
  type ComponentsOverrides,
  type Theme,
} from '@mui/material/styles';

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  variant?: 'outlined' | 'filled';
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    HarborStatCard: 'root' | 'value' | 'label';
  }
  interface Components {
    HarborStatCard?: {
      defaultProps?: Partial<StatCardProps>;
      styleOverrides?: ComponentsOverrides<Omit<Theme, 'components'>>['HarborStatCard'];
    };
  }
}

const StatCardRoot = styled('div', { name: 'HarborStatCard', slot: 'root' })<{
  ownerState: Pick<StatCardProps, 'variant'>;
}>(({ theme }) => ({
  padding: theme.spacing(2),
  minWidth: 120,
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  variants: [
    {
      props: { variant: 'outlined' },
      style: { border: `1px solid ${(theme.vars ?? theme).palette.divider}` },
    },
    {
      props: { variant: 'filled' },
      style: { background: (theme.vars ?? theme).palette.action.hover },
    },
  ],
}));

const StatCardValue = styled('div', { name: 'HarborStatCard', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

const StatCardLabel = styled('div', { name: 'HarborStatCard', slot: 'label' })(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

function StatCard(inProps: StatCardProps) {
  const props = useThemeProps({ props: inProps, name: 'HarborStatCard' });
  const { label, value, variant = 'outlined' } = props;

  return (
    <StatCardRoot ownerState={{ variant }}>
      <StatCardValue>{value}</StatCardValue>
      <StatCardLabel>{label}</StatCardLabel>
    </StatCardRoot>
  );
}

const withFilledCards = (outer: Theme) =>
  createTheme(outer, {
    components: {
      HarborStatCard: {
        defaultProps: { variant: 'filled' },
        styleOverrides: { root: { borderRadius: 16 }, value: { fontWeight: 300 } },
      },
    },
  });

export default function StatCardDemo() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <StatCard value="164" label="Berths" />
      <ThemeProvider theme={withFilledCards}>
        <StatCard value="38" label="Arrivals today" />
        <StatCard value="12" label="Departures" variant="outlined" />
      </ThemeProvider>
    </Stack>
  );
}
