import Check from '@mui/icons-material/Check';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const steps = [
  { label: 'Packed', Icon: Inventory2Outlined },
  { label: 'On its way', Icon: LocalShippingOutlined },
  { label: 'Delivered', Icon: HomeOutlined },
];

const ParcelConnector = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.alternativeLabel}`]: { top: 20 },
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4 },
  [`&.${stepConnectorClasses.active} .${stepConnectorClasses.line}`]: {
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
  [`&.${stepConnectorClasses.completed} .${stepConnectorClasses.line}`]: {
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

const Circle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  zIndex: 1,
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: `2px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '&[data-reached]': {
    borderColor: 'transparent',
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

function ParcelIcon({ active, completed, icon }: StepIconProps) {
  // `icon` is the number of the step, beginning with 1.
  const Icon = completed ? Check : steps[Number(icon) - 1]?.Icon;
  return <Circle data-reached={active || completed ? '' : undefined}>{Icon && <Icon />}</Circle>;
}

export default function ParcelStepper() {
  return (
    <Stepper
      alternativeLabel
      activeStep={1}
      connector={<ParcelConnector />}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      {steps.map(({ label }) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: ParcelIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
