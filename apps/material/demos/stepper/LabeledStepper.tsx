import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function LabeledStepper() {
  return (
    <Stepper activeStep={2} alternativeLabel sx={{ width: '100%' }}>
      <Step>
        <StepLabel>Ordered</StepLabel>
      </Step>
      <Step>
        <StepLabel optional={<Typography variant="caption">With a note</Typography>}>
          Packed
        </StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              Address not found
            </Typography>
          }
        >
          Shipped
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Delivered</StepLabel>
      </Step>
    </Stepper>
  );
}
